/** The subject of a document, before the catalogue's type is chosen. */
export type Subject =
	| 'secrets'
	| 'job'
	| 'task'
	| 'tool'
	| 'market'
	| 'founders'
	| 'loan'
	| 'round'
	| 'terms'
	| 'resale'
	| 'goods'
	| 'data'
	| 'rooms'
	| 'advice'
	| 'software'
	| 'inventions'
	| 'finding'
	| 'vesting'
	| 'privacy'
	| 'agency'
	| 'hire'
	| 'holders'
	| 'options'
	| 'parting'

/**
 * Words of one idea, separated by `|`, each of one to three words in lower case. How often they occur for the text's
 * length decides how much of `weight` the subject gets; below zero, the idea speaks against the subject. A subject
 * without its first idea scores nothing.
 */
type Idea = readonly [weight: number, ...words: string[]]

/**
 * The ideas of each subject: who does what for what, in the words that people who are no lawyers have for it. Chosen on
 * documents of our own writing (2026-11). The last ones only keep their neighbors apart: the catalogue has no type for
 * them, or their titles name it.
 */
export const subjects: Readonly<Record<Subject, readonly Idea[]>> = {
	secrets: [
		[
			5,
			'secret|secrets|secrecy|confidential|confidentiality|in confidence|silence|silent|keep quiet|kept quiet|keeps quiet',
			'keeping quiet|stay quiet|hush|leak|leaks|private|discreet|under the hat|to ourselves|to itself|to himself|to herself',
			'not telling',
		],
		[
			3,
			'the talks|our talks|these talks|talks|the visit|visit|visitor|visitors|guests sign|to look at|look at|have a look|see the',
			'to see|to show|show us|show you|showed|showing|what we show|drawings|samples|recipe|recipes|prototype',
		],
		[
			3,
			'already knew|knew already|already known|already know|already had|knew before|known before|known already|could already',
			'is public|was public|public knowledge|common knowledge|publicly known|in public|found out alone|worked out alone|by itself',
			'a judge|court orders|court makes|court or|law forces|an authority',
		],
		[
			2,
			'papers back|give back|gives back|given back|go back|hand back|sent back|copies|copy|destroy|destroyed|destroys|shred|shredded',
			'burn|burnt|wiped',
		],
		[
			2,
			'may tell|may know|need to know|needs to know|need it|nobody else|no one else|no third|third persons|strangers|accountant',
			'lawyer|helpers|who may read|may read',
		],
		[-3, 'wage|wages|salary|invoice|invoices|fee|fees|the price|rent|shares|per month|a month|commission'],
		[-4, 'personal data|the data|addresses|birthdays|patients|members'],
	],
	job: [
		[
			5,
			'internship|intern|interns|trainee|apprentice|stipend|wage|wages|salary|employment|employed|employer|employs|your job|the job',
			'this job|job offer|offer you|join us|your pay|full pay|payslip|payroll|your post|the post of|the position|position of',
			'your position|hire you|hired|your boss|the pay|pay is|bonuses|trial half-year|becomes head|head of|at will|your place',
		],
		[
			4,
			'holiday|holidays|vacation|days off|paid leave|sick|sickness|overtime|hours a week|weekly hours|working hours|probation',
			'trial time|trial period|trial months|maternity|pension|health insurance|weekends|weekend|sundays|sunday|evenings|from home',
			'bonus|christmas|days of holiday',
		],
		[
			3,
			'last day|your boss|report to|reports to|your team|the team|colleague|colleagues|your work|your desk|your contract|start on',
			'you start|begin on|dismiss|dismissed|fire you|let you go|we let you|part ways|when you leave|if you leave|you leave|you go',
			'after you leave|moving costs|relocation|company car|the car|a laptop|laptop',
		],
		[
			-5,
			'invoice|invoices|your bill|the bill|bills|your bills|freelance|freelancer|self-employed|not an employee|no employee',
			'not employed|own taxes|client|clients|consultant|contractor|the hour|per hour|by the hour|hourly rate|acceptance',
		],
		[
			-4,
			'founders|the founders|cofounders|co-founders|each of us|the three of us|we three|we two|lender|borrower|tenant|landlord',
			'processor|personal data|advisor|adviser',
		],
		[-4, 'severance|settlement|separation|departure|retention|waives|waive'],
	],
	task: [
		[
			5,
			'the work|the job|the project|project|projects|the assignment|freelance|freelancer|contractor|consultant|consulting|the studio',
			'studio|the agency|clients|you build|develops|development|programmer|designer|illustrator|composer|translator|draws|designs',
			'draw|programs',
		],
		[
			4,
			'invoice|invoices|bill|bills|your bill|the bill|per hour|the hour|an hour|by the hour|hourly|hourly rate|day rate|daily rate',
			'fixed price|quote|quotes|time sheet|timesheet|timesheets|the fee|half the fee|final payment|milestone|milestones',
		],
		[
			4,
			'rounds|round of changes|rounds of changes|revisions|corrections|sketches|sketch|drafts|draft|deliverables|handed over',
			'hand over|hands over|acceptance|accepts|bugs|bug|errors|faults|mistakes|tests|source code|code|library|libraries|drawings',
			'pictures|texts|web shop|launch|portfolio|open source|screens',
		],
		[
			3,
			'not an employee|no employee|self-employed|own tools|own hours|own taxes|own computer|other clients|other customers|helper',
			'subcontractor|subcontractors|assistant|my name|rights to the',
		],
		[
			-4,
			'wage|wages|salary|holiday|holidays|vacation|overtime|tenant|landlord|rent|subscription|users|lender|personal data',
			'data subjects|resale|dealer|stockist|sellers|founders|valuation|crates|wheels|tonnes|pallets',
		],
		[
			-5,
			'secret|secrets|secrecy|keep quiet|silence|instruction|instructions|advisor|adviser|wisdom|subscription|processor',
			'sub-processors',
		],
	],
	tool: [
		[
			5,
			'the service|our service|the app|app|the tool|our tool|the program|platform|log in|login|log-in|password|users|user accounts',
			'seats|the calendar|dashboard|cloud|servers|software|online|account|server|our computer|your tablet|screen',
		],
		[
			4,
			'subscription|subscribe|plan|plans|free plan|free trial|trial|trial month|per user|renews|renew|renewal|the year rolls|by card',
			'your card|the card',
		],
		[
			4,
			'your data|data|export|download|backup|back-up|outage|outages|uptime|support|help desk|by chat|feature|features|buttons|updates',
			'version|switch off|switched off|close your account|delete your|a month|per month|monthly|yearly|account|your account|accounts',
			'files|the data|software|online',
		],
		[
			-4,
			'wage|wages|salary|lender|tenant|landlord|dealer|stockist|instruction|instructions|rounds of changes|hourly rate|acceptance',
			'secret|secrets|founders|shares|source code|sellers|seller|buyers|stall|guests|hosts|listing|resale|the work|sketches|licence',
			'engine|copies|personal data|sub-processors|landlord|room|rooms',
		],
	],
	market: [
		[
			5,
			'seller|sellers|makers|hosts|host|cooks|couriers|drivers|riders|merchants|merchant|stall|stalls|your shop|your stall|listing',
			'listings|the buyer|buyers|guest|guests|marketplace|traders|creators',
		],
		[
			4,
			'the platform|our platform|platform|website|site|the app|our page|the page|search|the rules|these rules|house rules|these terms',
			'these conditions|market',
		],
		[
			4,
			'our share|we take|of each sale|every sale|each sale|payout|payouts|pay out|paid out|we pass|pass it on|stars|star|review',
			'reviews|ratings|rating|refund|refunds|shipping|parcel|parcels|remove|take down|taken down|ban|banned|suspend|commission',
			'we keep|pictures|photos|per cent of|percent of',
		],
		[
			-5,
			'secret|secrets|secrecy|silence|keep quiet|dealer|stockist|reseller|distributor|wage|wages|salary|landlord|tenant|lender|shares',
			'subscription|our stoves|exclusive territory|importer|the distributor|crates|hourly|desk|desks|coworking|meeting room',
			'meeting rooms',
		],
	],
	founders: [
		[
			5,
			'founder|founders|co-founder|co-founders|cofounder|cofounders|the three of us|three of us|we three|we two|the two of us',
			'us three|three friends|two friends|each of us|the other two|the other one|both of us|start a company|begin a company',
			'our company',
		],
		[4, 'shares|a third|thirds|halves|slices|slice|stake|stakes|piles'],
		[
			4,
			'vest|vests|vested|vesting|earned|earns|grow|grows|grown|growing|leaver|leaves|who leaves|is pushed|thrown out|dies|full time',
			'full-time|cliff|four years|48 months',
		],
		[
			3,
			'decides|decisions|votes|draws|draw|the idea|competing|compete|buy the shares|buys the shares|buy his|buy her|valued|accountant',
			'chief',
		],
		[
			-5,
			'fund|the investor|investor|lender|lends|term sheet|valuation|liquidation preference|wage|wages|your salary|salary will|holiday',
			'offer you|advisor|adviser|consultant|professor|invoice|tenant|seller|sellers|the customer',
		],
		[
			-5,
			'our fund|our committee|the committee|we invest|pre-money|liquidation|preference|the round|term sheet|accelerator|programme',
			'demo day',
		],
	],
	loan: [
		[6, 'loan|loans|lend|lends|lender|lent|lending|borrow|borrows|borrower|borrowed'],
		[
			4,
			'interest|repay|repays|repaid|repayment|pays back|paid back|paying back|paying it back|instalment|instalments|installment',
			'installments|per annum|principal|due at once|whole sum|pledge|pledges|pledged|guarantee|guarantees|overdraft|arrears',
			'early repayment',
		],
		[-2, 'tenant|landlord|wage|wages|salary|invoice|customer|users|dealer|processor|website|members|listing|items|borrowed items|deposit'],
	],
	round: [
		[
			5,
			'round|rounds|next round|later round|financing|financing round|raises|raise money|raise|new investors|new investor|new people',
			'new one pays|others come with|shares later|become shares|becomes shares|turn into shares|turns into shares|into shares|convert',
			'converts|converted|conversion|swap|swaps',
		],
		[
			4,
			'shares|share price|price of the|the price per|price per share|valuation|worth|cap|the cap|discount|less a fifth|per cent below',
			'percent below|cheaper than|ceiling',
		],
		[
			3,
			'company is sold|are sold|on a sale|sold before|closes down|close down|shuts|bankrupt|insolvent|wound up|liquidation|money back',
			'three times|no vote|better terms|later papers|every later',
		],
		[
			-5,
			'wage|wages|salary|holiday|rounds of changes|vesting|leaver|tenant|customer|customers|invoice|dealer|sellers|goods|pool|veto',
			'vetoes',
		],
		[-5, 'preferred|pre-money|liquidation preference|board seat|protective'],
	],
	terms: [
		[5, 'invest|invests|investing|investor|investors|investment|the fund|fund|valuation|valued at|pre-money|post-money|puts in|pays in'],
		[
			4,
			'preference|liquidation|dividends|dividend|pool|option pool|anti-dilution|ratchet|drag|drag along|tag along|veto|vetoes',
			'protective|board seat|board|director|observer|new shares|pro rata|redemption|voting|preferred',
		],
		[
			3,
			'founders|founder|vesting|exclusivity|no other investor|talk to other|talk to no|binding|non-binding|not binding|due diligence',
			'lawyers|legal costs|closing|reporting|budget|monthly numbers',
		],
		[-5, 'loan|lends|lender|convert|converts|turns into|wage|holiday|tenant|customer|invoice|instructions|dealer'],
		[-6, 'first refusal|co-sale|key holders|advisory|advisor|consultant|separation'],
	],
	resale: [
		[
			6,
			'dealer|dealers|stockist|stockists|reseller|resellers|resale|resell|resells|distributor|distributors|distribution|importer',
			'sub-dealers|sells on|sell on|sells them in|sell them in|in your own name|in its own name|own name|own account',
		],
		[
			4,
			'territory|area|region|province|provinces|valleys|patch|exclusive|other brands|other makes|another make|competing|other dealer',
			'second dealer|no other|list price|the list|off the list|price list|discount|showroom|quota|targets',
		],
		[
			3,
			'stock|stocks|spare parts|guarantee|warranty|model|models|marketing|advertising|brand|brands|logo|trade mark|leftover|unsold',
			'buy back|takes back|take back|fairs',
		],
		[-5, 'wage|salary|holiday|tenant|landlord|agent|representative|subscription|lender|stall|platform|royalty|franchise|franchisee'],
	],
	goods: [
		[
			5,
			'goods|crate|crates|pallet|pallets|boards|wheels|tonnes|kilos|kilo|litres|cubic metre|batch|batches|orders|we order|deliveries',
			'delivery|delivers|supplier|supplies|supply|supplied|purchasing',
		],
		[
			4,
			'quality|weigh|weighs|weighed|inspect|inspects|defect|defects|defective|reject|refused|broken|cracked|samples|late delivery',
			'freight|lorry|truck|warehouse|cellar|ramp|packaging|packed|stock|forecast|call off|calls off|minimum order|smallest order',
			'price list|price per',
		],
		[2, 'the buyer|buyer|the seller|ownership|raw material|cheaper'],
		[
			-5,
			'dealer|dealers|stockist|resale|reseller|distributor|territory|exclusive|own name|wage|salary|holiday|tenant|landlord|software',
			'app|platform|account|commission|rounds|sketches|shares|lender|users|hire|hirer|secret|secrets|secrecy',
		],
	],
	data: [
		[
			6,
			"data|personal data|the data|people's data|addresses|birthdays|birth dates|birth date|bank numbers|bank details|health notes",
			'patient|pupils',
		],
		[
			5,
			'instruction|instructions|instructs|instructed|orders of|by order|on orders|as told|tells in writing|asks in writing',
			'decides what|processor|controller|processing|processes|responsible one|on behalf|behalf of',
		],
		[
			4,
			'sub-processor|sub-processors|subprocessor|subprocessors|helpers|helper firm|helper firms|helper company|breach|leaked',
			'gone astray|hacked|encrypted|delete|deletes|deleted|deletion|erase|erased|wiped|handed back|audit|audits|gdpr',
			'persons concerned|data subjects|outside europe|anonymous|keep quiet|bound to',
		],
		[-4, 'independent controllers|independent controller|each controller|joint controllers|joint controller'],
		[
			-5,
			'subscription|per user|wage of|salary|holiday|your stall|seller|sellers|shares|lender|rent|landlord|tenant|hourly|per month',
			'a month|monthly|price|prices|we collect|cookies|your account|payouts|advertiser|advertisers|ads|campaign|campaigns|controllers',
		],
	],
	rooms: [
		[
			5,
			'rent|tenant|tenants|landlord|landlady|lessor|lessee|subtenant|lease|leases|lets|premises|renting|rented|desk|desks|coworking',
			'co-working|meeting room|meeting rooms|work place',
		],
		[
			5,
			'room|rooms|floor|ground floor|workshop|building|roof|walls|wall|square metres|square feet|windows|window|heating|toilet',
			'toilets|stairs|yard|shed|kitchen|desks',
		],
		[
			3,
			'deposit|keys|key|repairs|repair|paint|move in|move out|moving out|moves out|sublet|subletting|neighbours|electricity|water',
			'improvements|alterations',
		],
		[
			-5,
			'users|app|software|program|online|stall|platform|wage|salary|holiday|digger|tools|machine|machines|per day|a day|equipment',
			'hirer|dealer|lender|data|sellers|shop workers|incubator|programme|pitch|mentor',
		],
	],
	advice: [
		[6, 'advice|advise|advises|advising|adviser|advisor|advisers|advisors|advisory|wisdom|mentor|mentors|sounding board|professor'],
		[4, 'shares|options|option|equity|vest|vests'],
		[
			3,
			'day a month|hours a month|meetings|meeting|introduce|introduces|introductions|introduction|university|scientific|board',
			'other companies',
		],
		[-5, 'salary|wage|wages|holiday|per hour|hourly|lender|tenant|the client|client|deliverables|dealer|users|customer'],
	],
	software: [
		[
			5,
			'licence|license|licences|licenses|licensed|permission|permits|permit|permitted|to copy|copy|copies|to use|may use|use of',
			'right to use|the engine|engine',
		],
		[
			5,
			'software|program|programs|engine|source code|object code|installed|install|build into|built into|build it into|embed|embedded',
			'computers',
		],
		[
			4,
			'royalty|royalties|per copy|each copy|fee per|not exclusive|exclusive|sublicense|sublicence|pass it on|reverse|decompile',
			'take apart|escrow|updates|error|errors|audit|books',
		],
		[
			-5,
			'subscription|account|accounts|log in|login|online|server|servers|wage|salary|holiday|hourly|sketches|milestone|milestones',
			'sellers|stall|tenant|landlord|processor|personal data|secret|dealer|invoice for',
		],
	],
	inventions: [
		[6, 'invention|inventions|inventor|invents|invented|patent|patents|discoveries|discovery'],
		[
			5,
			'hands over|handing over|hand over|handed over|transfer|transfers|transferred|assign|assigns|assigned|belong to|belongs to',
			'becomes the|passes to|property of|gives up|owner|owns',
		],
		[
			3,
			'know-how|notebook|notebooks|drawings|old inventions|before|earlier|prior|idea|ideas|sign papers|patent office|applications',
			'register|named as',
		],
		[-5, 'salary|wage|wages|holiday|invoice|hourly|tenant|dealer|users|lender|founders|round|secret|secrets|sellers|customers|client'],
	],
	finding: [
		[
			6,
			'refer|refers|referred|referral|referrals|referring|introduce|introduces|introduced|introduction|introductions|intro|intros',
			'finder|leads|lead',
		],
		[
			4,
			"commission|per cent of what|percent of what|finder's fee|fee for|of what each|reward|thank-you|first invoice|first year",
			'customer signs|who signs',
		],
		[3, 'customer|customers|already know|already knew|already known|contract with|paid when|once the customer|after the customer'],
		[-5, 'advisor|adviser|salary|wage|holiday|orders|territory|area|agent|dealer|wisdom|lender|tenant|investor|sellers|secret|secrets'],
	],
	vesting: [
		[6, 'vest|vests|vested|vesting|unvested|are earned|is earned|earned|slices|leaver|bad leaver|good leaver|cliff'],
		[4, 'shares|his shares|her shares|your shares|holds|stake'],
		[3, 'leaves|resigns|dies|thrown out|founder|vote|a sale|nominal|what he paid|what she paid|buys back|buy back|given back'],
		[
			-6,
			'salary|wage|option|options|exercise|advice|advisor|adviser|pool|preference|valuation|pre-money|round|each of us',
			'the three of us|holiday|loan',
		],
	],
	privacy: [
		[
			6,
			'we collect|we use|we share|we keep|your information|your data|your personal|information about you|about you|privacy|cookies',
			'cookie',
		],
		[
			5,
			'your rights|complain|legitimate|legitimate interests|your consent|marketing emails|children|email address|device|browser',
			'profile|portability|this policy|this notice|privacy policy',
		],
		[
			-4,
			'sub-processors|processor|instructions|secret|subscription|wage|salary|seller|sellers|lender|tenant|plan|plans|refund|terminate',
			'liability',
		],
	],
	agency: [
		[6, 'agent|agents|sales agent|representative|represents|represent|commission|commissions|brokerage|broker'],
		[4, 'area|territory|region|customers|customer|orders|order|sells|sell|visits|samples|fairs|goodwill|compensation'],
		[-4, 'own name|buys|dealer|stockist|reseller|distributor|salary|wage|holiday|platform|stall|sellers|listing'],
	],
	hire: [
		[
			6,
			'hire|hirer|hires|hired out|hiring|rental|hire charge|lend the machine|the digger|the van|the equipment|equipment|machine',
			'machines|tools|the tool',
		],
		[
			4,
			'deposit|per day|a day|a week|damage|damaged|broken|dirty|clean|fuel|insurance|late return|brought back|bring back|return',
			'collect|wear',
		],
		[-4, 'tenant|landlord|software|app|online|salary|wage|holiday|dealer|shares|orders|delivery'],
	],
	holders: [
		[
			6,
			'shareholder|shareholders|stockholder|stockholders|holder|holders|first refusal|co-sale|tag along|transferring|key holder',
			'key holders|registration|standstill|tender offer|the bidder',
		],
		[4, 'shares|stock|securities|transfer|sell|vote|votes|voting|offer'],
		[-4, 'secret|wage|salary|valuation|convert|round|vesting|leaver|pool|term sheet|full time'],
	],
	options: [
		[6, 'option|options|option holder|optionholder|exercise|exercised|exercise price|strike|strike price|grant of'],
		[4, 'shares|vest|vests|vested|plan|expire|expires|lapse|lapses'],
		[-4, 'salary|wage|wages|holiday|founders|invest|invests|lender|advisor|adviser|advice|offer you'],
	],
	parting: [
		[
			6,
			'separation|settlement|severance|departure|departing|departs|release|released|waives|waive|termination date|leaving date',
			'retention|garden leave',
		],
		[4, 'claims|payment in lieu|months of salary|base salary|reference|good leaver|board seat|resigns|resign|return'],
		[-3, 'offer you|join|first day|secret|tenant|seller'],
	],
}
