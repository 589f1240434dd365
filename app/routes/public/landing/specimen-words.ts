/**
 * A passage of the sample NDA that we wrote (tests/fixtures/contracts/harsh-one-way-nda.md), and what its report says
 * about it, read from the receiving side. A test compares both with the engine: the landing page shows nothing that
 * the product would not say.
 */
export const specimen = {
	before: '2. Duty of secrecy.',
	quote: 'The Recipient shall hold all Confidential Information in strict confidence in perpetuity.',
	after: 'The Recipient shall not disclose Confidential Information to any person other than its full-time employees.',
	rule: 'nda.survival',
	severity: 'high',
	says: 'The secrecy duty never ends, for trade secrets and plain facts alike.',
	ask: 'Please end the secrecy duty 3 years after the agreement ends, save for trade secrets. Only trade secrets keep their worth for good.',
} as const
