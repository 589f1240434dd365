import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'

/** How a letter offers a job. */
export const offersWork = longPattern('i')`
	(?:pleased|delighted|excited|happy) to (?:offer you|extend)
	|offer(?:ing)? you (?:a |the |an )?(?:position|employment|role)
	|offers? of (?:full-time |at-will |continued )?employment|offer to employ you|employment offer is as follows
	|(?:pleased|delighted|happy) to confirm your (?:appointment|employment)
`

/**
 * Words that a type of document can hardly do without, for documents with unclear titles. Each cue that occurs counts
 * once with its weight; a type needs `threshold` points, and more than any other.
 */
export const languageCues: readonly (readonly [DocumentType, readonly (readonly [RegExp, number])[]])[] = [
	[
		'NDA',
		[
			[/\breceiving party\b|\brecipient\b/i, 2],
			[/\bdisclosing party\b|\bdiscloser\b/i, 2],
			[/confidential information[”"]?\s(?:means|shall mean|includes)/i, 2],
			[/evaluat\w+ (?:a |the )?(?:possible|potential|proposed)/i, 1],
			[/\bhold .{0,30}in (?:strict )?confidence/i, 1],
		],
	],
	[
		'SAFE',
		[
			[/certain shares of the company[’']s capital stock/i, 3],
			[/post-money valuation cap|valuation cap/i, 2],
			[/\bsafe preferred stock\b|\bequity financing\b/i, 2],
			[/\bliquidity event\b/i, 1],
			[/\bpurchase amount\b/i, 1],
		],
	],
	[
		'Convertible Note',
		[
			[/\bmaturity date\b/i, 2],
			[/\bqualified financing\b/i, 3],
			[/unpaid principal (?:amount|balance)?.{0,40}(?:accrued )?interest/i, 2],
			[/\bconver(?:t|sion)\b/i, 1],
			[/valuation cap|discount/i, 1],
		],
	],
	[
		'Term Sheet',
		[
			[/\bsummary of the (?:principal|key|main) terms\b/i, 3],
			[/liquidation preference/i, 2],
			[/pre-money valuation/i, 2],
			[/protective provisions/i, 2],
			[/no[\s-]shop/i, 2],
			[/drag[\s-]along/i, 1],
			[/anti-?dilution/i, 1],
			[/non-?binding/i, 1],
		],
	],
	[
		'Co-Founder Agreement',
		[
			[/\bco-?founders?\b|\bfounders\b/i, 3],
			[/\bvest(?:ing|s|ed)\b/i, 1],
			[/\bcliff\b/i, 1],
			[/equity (?:split|ownership|allocation)/i, 2],
			[/\bdeadlock\b/i, 1],
		],
	],
	[
		'Founder Stock Purchase Agreement',
		[
			[/\brepurchase option\b/i, 2],
			[/83\(b\)/i, 2],
			[/\bunvested shares\b/i, 2],
			[/\bpurchaser\b/i, 1],
			[/\bfounder\b/i, 1],
			[/\bstock power|assignment separate from certificate/i, 1],
		],
	],
	[
		'Offer Letter',
		[
			[offersWork, 4],
			[/^\W{0,8}dear\b/im, 1],
			[/at[\s-]will/i, 1],
			[/\b(?:annual|annualized|base|starting|exempt) salary\b/i, 1],
			[/start date/i, 1],
		],
	],
	[
		'Employment Agreement',
		[
			[/\bemployee\b/i, 1],
			[/\bexecutive\b/i, 1],
			[/base salary/i, 2],
			[/terminat\w+ (?:for|without) cause/i, 2],
			[/employment (?:hereunder|with the company)/i, 2],
		],
	],
	[
		'Independent Contractor Agreement',
		[
			[/independent contractor/i, 1],
			[/\bcontractor\b.{0,40}\b(?:shall|will|agrees)/i, 2],
			[/\b1099\b|self-employment/i, 2],
			[/method(?:s)?,? (?:details,? )?and means/i, 2],
		],
	],
	[
		'Consulting Agreement',
		[
			[/\bconsultant\b.{0,40}\b(?:shall|will|agrees)/i, 4],
			[/consulting services/i, 2],
		],
	],
	[
		'Advisor Agreement',
		[
			[/\badvis(?:or|er)\b.{0,50}\b(?:shall|will|agrees|may)/i, 4],
			[/advisory (?:board|services)/i, 2],
		],
	],
	[
		'Invention Assignment Agreement',
		[
			[/prior inventions/i, 3],
			[/hereby assign/i, 1],
			[/section 2870/i, 2],
			[/\binventions\b.{0,60}\bcompany\b/i, 1],
		],
	],
	[
		'SaaS Agreement',
		[
			[/\bsubscription (?:term|fees?)\b/i, 2],
			[/\bauthorized users?\b/i, 1],
			[/\bcustomer data\b/i, 2],
			[/access (?:and|to) use the (?:service|platform|software)/i, 1],
			[/uptime|availability/i, 1],
		],
	],
	[
		'Services Agreement',
		[
			[/\bdeliverables\b/i, 2],
			[/statements? of work/i, 2],
			[/perform the services/i, 2],
			[/\bclient\b|\bcustomer\b/i, 1],
		],
	],
	[
		'Office Lease',
		[
			[/\b(?:landlord|lessor) (?:shall|will|agrees|may|leases|hereby)\b/i, 2],
			[/\btenant\b|\blessee\b/i, 2],
			[/\bpremises\b/i, 1],
			[/\brent\b/i, 1],
		],
	],
	[
		'Data Processing Agreement',
		[
			[/\bprocessor\b/i, 1],
			[/\bcontroller\b/i, 1],
			[/sub-?processors?/i, 3],
			[/data subjects?/i, 1],
			[/standard contractual clauses/i, 1],
			[/documented instructions/i, 2],
		],
	],
	[
		'Privacy Policy',
		[
			[/(?:personal )?information we collect|we collect (?:the following|information|personal)/i, 3],
			[/how we (?:use|share)/i, 2],
			[/\byour (?:privacy )?rights\b/i, 1],
			[/\bcookies\b/i, 1],
		],
	],
	[
		'Terms of Service',
		[
			[/by (?:accessing|using|clicking)[^.]{0,60}(?:you agree|you accept)/i, 3],
			[/\bthese terms\b/i, 2],
			[/your account/i, 1],
			[/\bwebsite\b|\bapp\b|\bservice\b/i, 1],
		],
	],
	[
		'Loan Agreement',
		[
			[/\bborrower (?:shall|will|agrees|promises|may|hereby|has)\b/i, 3],
			[/\b(?:lender|bank) (?:shall|will|agrees|may|has|is)\b/i, 2],
			[/\bevents? of default\b/i, 1],
			[/\bprincipal\b/i, 1],
		],
	],
	[
		'Bylaws',
		[
			[/annual meeting of (?:the )?(?:stock|share)holders/i, 3],
			[/\bquorum\b/i, 2],
			[/board of directors/i, 1],
			[/\bproxy\b|\bproxies\b/i, 1],
		],
	],
	[
		'Board Consent',
		[
			[/\bRESOLVED\b/, 3],
			[/without a meeting|written consent/i, 2],
			[/board of directors|directors/i, 1],
		],
	],
	[
		'Separation Agreement',
		[
			[/separation date/i, 3],
			[/your separation from|termination of your employment|your employment (?:with|by)[^.]{0,80}(?:ended|terminat)/i, 2],
			[/release of (?:all )?claims|releases? .{0,30}from any and all claims/i, 2],
			[/\bADEA\b|older workers/i, 2],
		],
	],
	[
		'Stock Option Agreement',
		[
			[/exercise price/i, 2],
			[/\boptionee\b|\bparticipant\b/i, 2],
			[/grant date|date of grant/i, 2],
		],
	],
	[
		'Stock Purchase Agreement',
		[
			[/purchase and sale of (?:the )?(?:shares|stock)/i, 3],
			[/\bclosing\b/i, 1],
			[/\bpurchasers?\b|\binvestors?\b/i, 1],
			[/representations and warranties of the company/i, 2],
		],
	],
	[
		'Promissory Note',
		[
			[/promise[sd]? to pay/i, 3],
			[/for value received/i, 2],
			[/\bholder\b|\blender\b|\bpayee\b/i, 1],
		],
	],
	['Reseller Agreement', [[/\bReseller (?:shall|will|agrees|may|must)\b/i, 5]]],
	[
		'Distribution Agreement',
		[
			[/\bDistributor (?:shall|will|agrees|may|must|is|has)\b/, 4],
			[/\bterritory\b/i, 1],
		],
	],
	[
		'IP License Agreement',
		[
			[/\blicensor\b/i, 3],
			[/\blicensee\b/i, 2],
		],
	],
	[
		'End User License Agreement',
		[
			[/end[\s-]user/i, 2],
			[/install(?:ing|ation)?/i, 1],
			[/reverse engineer/i, 1],
			[/by (?:installing|downloading|using)[^.]{0,60}you agree/i, 2],
		],
	],
]

export const threshold = 5
