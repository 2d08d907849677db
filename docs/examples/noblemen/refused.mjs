/** What this engine does not do, and why: ids of rules, or words. */
export class Refused extends Error {
  constructor(...reasons) {
    super(reasons.join("; "));
    this.reasons = reasons;
  }
}
