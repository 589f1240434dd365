import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'

/**
 * How titles name each type, the special before the general: "Founder Stock Purchase Agreement" stands before
 * "Stock Purchase Agreement". The first that matches wins.
 */
export const titlePatterns: readonly (readonly [DocumentType, RegExp])[] = [
	['83(b) Election', /\b83\s?\(b\)|form 15620/i],
	['Form D', /\bform d\b/i],
	['409A Valuation', /\b409a\b/i],
	['Service Level Agreement', /service[\s-]levels?\b|\bSLA\b/i],
	[
		'Data Processing Agreement',
		longPattern('i')`
			(?:data[\s-])?processing annex
			|data[\s-](?:processing|protection|privacy) (?:agreement|addendum|terms|annex|schedule|exhibit|appendix|rider|attachment|contract)
			|processing of personal data|\bDPA\b
		`,
	],
	['Privacy Policy', /privacy (?:(?:and|&) cookies? )?(?:policy|notice|statement)/i],
	['Cookie Policy', /cookies? (?:policy|notice|statement)/i],
	['Acceptable Use Policy', /acceptable use/i],
	['DMCA Policy', /\bDMCA\b|digital millennium/i],
	['Refund Policy', /refund|returns? policy|cancellation policy/i],
	['Community Guidelines', /community (?:guidelines|standards|rules)|code of conduct/i],
	['Accessibility Statement', /accessibility/i],
	['End User License Agreement', /end[\s-]user licen[cs]e|\bEULA\b/i],
	['Contributor License Agreement', /contribut(?:or|ion) licen[cs]e agreement|contributor agreement|\bCLA\b/i],
	['Mutual NDA', /(?:mutual|two[\s-]way|bilateral|reciprocal)\b.*(?:non-?\s?disclosure|confidential|\bNDA\b)/i],
	[
		'Invention Assignment Agreement',
		longPattern('i')`
			inventions?\b.*assignment|assignment of inventions|\bPIIA|\bCIIA
			|proprietary (?:information|rights)(?: and inventions?)? agreement|\binventions? agreement
			|\b(?:IP|intellectual property|inventions?) (?:and|&) confidentiality|confidential information and invention
		`,
	],
	['NDA', /non-?\s?disclosure|confidentiality|\bNDA\b|secrecy agreement/i],
	['Employment Agreement', /employment\b.{0,40}\bnon-?compet/i],
	['Non-Compete Agreement', /non-?compet|covenant not to compete|restrictive covenant/i],
	['SAFE', /\bSAFE\b(?!\s+HARBOU?R)|simple agreement for future equity/],
	['SAFE', /agreement for future equity/i],
	['Convertible Note', /convertible (?:\w+ ){0,2}(?:note|loan|bridge|debenture)|bridge note|note purchase agreement/i],
	[
		'Term Sheet',
		longPattern('i')`
			term sheet|summary of (?:\w+ )?terms|heads of terms|(?:indicative|principal|key) terms
			|terms (?:of|for) (?:the |our |an? )?(?:investment|financing|round|private placement)
			|(?:offer|proposal) (?:to invest|of investment)|investment (?:offer|proposal|terms)
		`,
	],
	['Letter of Intent', /letter of intent|memorandum of understanding|\bMOU\b|\bLOI\b/i],
	[
		'Founder Stock Purchase Agreement',
		/founders?['’]?s?\b.*(?:stock|share) (?:purchase|restriction|subscription)|founders?.*restricted stock/i,
	],
	['Co-Founder Agreement', /co-?founders?|founders?['’]? (?:agreement|collaboration|pact|accord)/i],
	['Restricted Stock Agreement', /restricted (?:stock|share)|stock restriction/i],
	['Stock Option Agreement', /option (?:grant|agreement|award)|notice of (?:stock )?option|grant of (?:stock )?option/i],
	['Equity Incentive Plan', /(?:equity|stock|share|omnibus|option|long[\s-]term)\b.*(?:incentive|option|award|ownership)? plan/i],
	['Investor Rights Agreement', /investors?['’]? rights/i],
	['Voting Agreement', /voting agreement/i],
	['Right of First Refusal Agreement', /first refusal|co-?sale/i],
	['Side Letter', /side letter|pro rata (?:rights? )?(?:side )?(?:letter|agreement)/i],
	[
		'Advisor Agreement',
		/advis(?:or|er|ory)\b.*(?:agreement|letter|board|contract|terms)|mentor(?:ship|ing)?\b.*(?:agreement|letter)|\bFAST agreement/i,
	],
	['Stockholder Agreement', /(?:stock|share)holders?['’]?s?['’]? agreement/i],
	['Operating Agreement', /(?:operating|limited liability company|LLC) agreement/i],
	[
		'Stock Purchase Agreement',
		longPattern('i')`
			(?:stock|share|securities|unit|preferred stock) (?:purchase|subscription)
			|(?<!(?:software|service|services|platform|cloud|product|data|online|saas) )subscription agreement|investment agreement
		`,
	],
	['Cap Table', /cap(?:itali[sz]ation)? table/i],
	[
		'Certificate of Incorporation',
		/(?:certificate|articles) of (?:incorporation|formation|organi[sz]ation)|memorandum of association|articles of association/i,
	],
	['Bylaws', /by-?laws/i],
	['Stockholder Consent', /(?:stock|share)holders?.*(?:consent|resolution)|consent of (?:the )?(?:sole )?(?:stock|share)holder/i],
	[
		'Organizational Resolutions',
		/organi[sz]ational (?:resolutions?|action|consent)|(?:action|consent) of (?:the )?(?:sole )?incorporator/i,
	],
	['Board Consent', /(?:board|directors?)\b.*(?:consent|resolutions?)|consent of (?:the )?(?:board|directors)|unanimous written consent/i],
	['Board Minutes', /minutes of|board minutes/i],
	['Conflict of Interest Policy', /conflicts? of interest/i],
	['Indemnification Agreement', /indemni(?:fication|ty) agreement/i],
	[
		'Separation Agreement',
		longPattern('i')`
			sep[ae]ration|release (?:agreement|of claims)|termination agreement and release
			|(?:retirement|transition)\b(?! (?:plan|savings|services)).{0,40}\b(?:agreement|letter)
		`,
	],
	['Severance Agreement', /severance|change (?:in|of) control (?:and severance )?agreement|change (?:in|of) control agreement/i],
	['Offer Letter', /offer (?:letter|of (?:employment|a job|work))|(?:employment|job) offer|letter of (?:appointment|offer|employment)/i],
	['Internship Agreement', /intern(?:ship)?\b/i],
	['Independent Contractor Agreement', /independent contractor|freelanc|contractor (?:agreement|contract)/i],
	['Consulting Agreement', /consult(?:ing|ancy|ant)\b/i],
	['Employment Agreement', /employment (?:agreement|contract)|executive agreement|contract of employment/i],
	['Commission Plan', /commission plan|sales compensation/i],
	['Bonus Plan', /bonus plan/i],
	['Employee Handbook', /(?:employee|staff|team|company|personnel) (?:handbook|manual)/i],
	['Remote Work Policy', /(?:remote|tele)[\s-]?work/i],
	[
		'Office Lease',
		longPattern('i')`
			\b(?:sub-?)?leases?\b|sub-?tenancy|rental (?:agreement|contract)|tenancy|licen[cs]e to occupy
			|membership agreement for (?:office|cowork)
			|(?:office (?:space|sharing|use)|desk|work-?space|co-?working)\b.{0,20}\b(?:agreement|licen[cs]e|contract|membership)
		`,
	],
	['Trademark License', /trade\s?marks?\b.*licen[cs]|brand licen[cs]/i],
	['Patent License', /patent\b.*licen[cs]/i],
	['Content License Agreement', /content\b.*licen[cs]|media licen[cs]/i],
	[
		'SaaS Agreement',
		/\bSaaS\b|software[\s-]as[\s-]a[\s-]service|cloud service|subscription (?:services? )?(?:agreement|terms)|cloud (?:subscription|terms)|hosted services/i,
	],
	['Software License Agreement', /software\b.*licen[cs]|licen[cs]e\b.*software/i],
	['Open Source Policy', /open[\s-]source policy/i],
	[
		'IP Assignment Agreement',
		/(?:intellectual property|\bIP\b|copyright|patent|trademark|technology|domain name)s?\b.*assign|deed of assignment/i,
	],
	['IP License Agreement', /licen[cs]e agreement|licen[cs]ing agreement|\blicen[cs]e\b/i],
	['Statement of Work', /statement of work|\bSOW\b|work order/i],
	[
		'Master Service Agreement',
		longPattern('i')`
			master\b.{0,40}\b(?:services?|consulting|professional)\b.{0,30}\b(?:agreement|contract|terms)|^\W*master agreement|\bMSA\b
			|framework (?:services? )?agreement
		`,
	],
	['Pilot Agreement', /pilot|proof of concept|evaluation agreement|beta (?:test )?agreement/i],
	['Reseller Agreement', /resell|value[\s-]added/i],
	['Distribution Agreement', /distribut(?:ion|or|orship)/i],
	['Referral Agreement', /referral|affiliate (?:program|agreement)|finder['’]?s/i],
	['Supply Agreement', /supply|manufacturing agreement/i],
	['Vendor Agreement', /vendor|supplier|purchase order|procurement/i],
	['Partnership Agreement', /partnership|joint venture|strategic alliance|collaboration agreement|co-?branding|marketing agreement/i],
	[
		'Terms of Service',
		longPattern('i')`
			terms (?:of|and conditions of|for|& conditions of) (?:service|use|sale)|terms (?:and|&) conditions
			|conditions of (?:use|sale|service)
			|(?:platform|developer|additional|api|ads?|advertising|program|marketplace|sellers?|partner|hosts?|account|membership|app) terms\b
			|user agreement|website terms|customer terms
		`,
	],
	[
		'Services Agreement',
		longPattern('i')`
			services? (?:agreement|contract)|agreement for (?:\w+ )?services|engagement (?:letter|agreement)|professional services
			|(?<!yield |income |capital )maintenance (?:and support )?agreement|support (?:and maintenance )?agreement
			|construction (?:contract|agreement)|hosting agreement|outsourcing agreement|development agreement
		`,
	],
	['Promissory Note', /promissory note/i],
	['Guaranty', /guarant(?:y|ee)/i],
	['Security Agreement', /security agreement|pledge agreement/i],
	['Loan Agreement', /loan|credit (?:agreement|facility)/i],
	['Insurance Policy', /insurance policy|certificate of insurance/i],
	['Audit Report', /audit(?:or)?['’]?s? report/i],
	['Annual Report', /annual report|form 10-?k/i],
	['Financial Statements', /financial statements?|balance sheet|income statement/i],
	['Tax Returns', /tax return|form 1120|form 1065|form 1040/i],
	['Invoice', /\binvoice\b/i],
]
