import type { Idea } from './subject-idea.ts'

/**
 * The ideas of the other subjects. The last ones only keep their neighbors apart: the catalogue has no type for them, or
 * their titles name it.
 */
export const furtherSubjects = {
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
} as const satisfies Record<string, readonly Idea[]>
