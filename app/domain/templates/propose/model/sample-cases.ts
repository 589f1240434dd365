/** A case as a founder would describe it, written by us, to try the prompt on: nobody's words leave. */
export interface SampleCase {
	key: string
	title: string
	text: string
}

/** Both say some answers, leave others open, and one asks for a wording. */
export const sampleCases: readonly SampleCase[] = [
	{
		key: 'talks-about-a-partnership',
		title: 'Talks about a partnership',
		text:
			'We want to talk with Kiln Robotics, Inc., a Delaware corporation, about putting our sensors into their arms. Both of us will share ' +
			'plans and prices. The talks should take eighteen months at most, and what is shared stays secret for three years. California law ' +
			'would suit us.',
	},
	{
		key: 'first-engineer',
		title: 'A first engineer is hired',
		text:
			'Noor Haddad joins us as our first engineer on February 1, 2027 for $145,000 a year. She works from Oakland, California, and gets ' +
			'options for 40,000 shares. Her inventions must belong to the company, but she keeps a weekend project that she started before.',
	},
]

/** The sample with a key, if there is one. */
export function sampleCaseByKey(key: string): SampleCase | undefined {
	return sampleCases.find((sample) => sample.key === key)
}
