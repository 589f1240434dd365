/**
 * A passage of the sample NDA that we wrote (tests/fixtures/contracts/harsh-one-way-nda.md), and what its report says
 * about it, read from the receiving side. A test compares both with the engine: the landing page shows nothing that
 * the product would not say.
 */
export const specimen = {
	before: '7. Damages.',
	quote: 'For each breach the Recipient shall pay to the Discloser $250,000 as liquidated damages.',
	after: "The Recipient shall pay all attorneys' fees of the Discloser.",
	rule: 'nda.liquidated_damages',
	severity: 'high',
	says: 'Liquidated damages (a sum fixed in advance) of $250,000 are due for a breach, even if nobody was harmed.',
	ask: 'Could we please strike the liquidated damages (Section 7)? The real loss should be the measure.',
} as const
