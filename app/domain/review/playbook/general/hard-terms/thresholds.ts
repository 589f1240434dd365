/** Percent a year. Interest on a debt above this comes near or passes what many laws allow between businesses (ours). */
export const steepInterest = 24

/** Months. A presumption that later inventions are the company's rarely lasts longer (reported; courts ask for a short time). */
export const longestTrailer = 12

/** Of the usual duties of a processor, how many show that a paper deals with personal data in full (ours). */
export const dutiesOfProcessor = 3

/** Months. The tail of a success fee usually ends by then (reported). */
export const longestFeeTail = 12
