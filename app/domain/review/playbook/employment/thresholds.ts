/** The numbers of the employment playbook. Each says where it comes from: `reported` in a published source, `ours` by judgement, or the statute. */

/** Months. A sign-on bonus that is paid back beyond two years is barred in California from 2026 (Bus. & Prof. Code 16608) and harsh elsewhere (ours). */
export const longestBonusClawback = 24

/**
 * States in which a ban on competing after the job is void for almost every worker (reported; Cal. Bus. & Prof. Code 16600,
 * Minn. Stat. 181.988, N.D. Cent. Code 9-08-06, Okla. Stat. 15 § 219A).
 */
export const statesWithoutNonCompetes: readonly string[] = ['California', 'Minnesota', 'North Dakota', 'Oklahoma']

/** States whose statutes keep an employee's own-time inventions out of an assignment (Lab. Code 2870, RCW 49.44.140 and the like). */
export const statesWithInventionStatutes: readonly string[] = [
	'California',
	'Delaware',
	'Illinois',
	'Kansas',
	'Minnesota',
	'Nevada',
	'New Jersey',
	'New York',
	'North Carolina',
	'Utah',
	'Washington',
]

/** Points at which control over a contractor looks like employment: one plain sign, or two faint ones (ours, after the common-law tests). */
export const controlLooksLikeEmployment = 2
