/** Days. Notice of new terms before they bind: 30 is common (ours). */
export const usualChangeNoticeDays = 30

/** Days to opt out of arbitration after the start: 30 is common (ours). */
export const usualOptOutDays = 30

/** Days. A notice to stop a renewal that must come earlier than this is easily missed by a consumer (ours). */
export const longestCancelNoticeDays = 30

/** Years. United States law asks for a parent's consent below this age (15 U.S.C. 6501). */
export const childrenUnder = 13

/** Kinds of personal data that a notice names at least; fewer leave the reader guessing (ours). */
export const fewestKindsOfData = 2
