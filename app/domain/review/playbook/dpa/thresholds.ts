/** The numbers of the DPA playbook. Each says where it comes from: `reported` in a published source, `ours` by judgement. */

/** Hours. A controller must report a breach within 72 hours of learning of it (GDPR Art. 33(1)), so a processor may take no longer. */
export const longestBreachNotice = 72

/** Days. Notice of a new sub-processor: about 30 is usual (reported); less than 10 leaves no time to look at it (ours). */
export const shortestSubProcessorNotice = 10

/** Days. Data is gone 30 days after the end, copies in backups after 90 (reported). */
export const usualDeletion = 30
export const longestBackup = 90

/** Different concrete measures that make a description of security one that can be checked (ours). */
export const fewestMeasures = 3
