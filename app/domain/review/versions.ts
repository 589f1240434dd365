/** Raised whenever the same document may give another report for reasons outside the playbook: structure, facts, summary. */
export const engineVersion = '0.7.0'

/** Raised whenever a rule, a threshold or a wording changes; a test compares it with the playbook's source. */
export const playbookVersion = '2026-11-23.11'
