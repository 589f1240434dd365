import { type PlainWords, testPlainWords } from '#tests/fixtures/plain-words.ts'
import { cofounderRules } from './cofounder-rules.ts'

const flagged: PlainWords = [
	[
		'cofounder.vesting',
		'Co-Founder Agreement',
		[
			'2. All shares belong to the Founders outright from today.',
			'2. The Shares vest over one year.',
			'2. There is no vesting.',
			'2. The Shares vest over eight years.',
		],
	],
	[
		'cofounder.acceleration',
		'Co-Founder Agreement',
		[
			'3. The Shares of each Founder vest over four years from the Effective Date with a cliff of a year.\n4. On an exit every share counts as earned.',
			'3. The Shares of each Founder vest over four years from the Effective Date with a cliff of a year.\n4. A takeover makes all Shares vest, even if the Founder stays.',
		],
	],
	[
		'cofounder.cause_defined',
		'Co-Founder Agreement',
		[
			'5. A Founder dismissed for serious reason or Cause loses the unvested Shares.',
			'5. "Cause" is whatever the majority finds unacceptable. A Founder removed for Cause loses Shares.',
			'5. Good Reason lies in the eye of the other Founder. A Founder who resigns for Good Reason keeps the Shares.',
		],
	],
	[
		'cofounder.repurchase',
		'Co-Founder Agreement',
		[
			'3. The Shares of each Founder vest over four years from the Effective Date with a cliff of a year.',
			'3. The Shares of each Founder vest over four years from the Effective Date with a cliff of a year. The Company may take back unvested Shares.',
			'3. The Shares of each Founder vest over four years from the Effective Date with a cliff of a year. The Company may buy unvested shares within 10 days after the end at cost.',
		],
	],
	[
		'cofounder.leaver',
		'Co-Founder Agreement',
		[
			'6. A Founder who leaves hands all Shares, earned or not, to the Company for nothing.',
			'6. On departure the Founder’s Shares, including vested ones, revert to the Company.',
			'6. The Company may buy a leaver’s vested Shares at half their value.',
			'6. A Founder who resigns loses the right to all shares.',
		],
	],
	[
		'cofounder.ip_assignment',
		'Co-Founder Agreement',
		[
			'7. What a Founder made before stays with that Founder, and the Company may use it.',
			'7. The Founders will sign over the code after the first round.',
			'7. Each Founder licenses the earlier code to the Company.',
		],
	],
	[
		'cofounder.deadlock',
		'Co-Founder Agreement',
		['8. Both Founders must agree on all matters.', '8. Decisions are unanimous. Each of the two Founders has one vote.'],
	],
	[
		'cofounder.transfer_limits',
		'Co-Founder Agreement',
		['9. Each Founder may dispose of the Shares as he or she pleases.', '9. Shares can be sold to anybody.'],
	],
	[
		'cofounder.payment',
		'Founder Stock Purchase Agreement',
		[
			'1. The Founder buys 1,000,000 shares. The price of $100 stays open for now.',
			'1. The Founder buys 1,000,000 shares and pays when asked.',
			'1. The Founder buys 1,000,000 shares in return for work to come.',
		],
	],
]

const fine: PlainWords = [
	['cofounder.leaver', 'Co-Founder Agreement', ['6. A leaver keeps what has vested and gives back the rest.']],
	[
		'cofounder.transfer_limits',
		'Co-Founder Agreement',
		[
			'9. A Founder who wants to sell Shares gives the others the first chance to buy.',
			'9. Shares may pass to third persons only if the others have declined them on equal terms.',
		],
	],
]

testPlainWords(cofounderRules, flagged, fine)
