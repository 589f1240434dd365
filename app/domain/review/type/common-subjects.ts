import type { Idea } from './subject-idea.ts'

/** The ideas of what founders sign most often: secrets, work, tools, markets, founding, loans, rounds, terms. */
export const commonSubjects = {
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
} as const satisfies Record<string, readonly Idea[]>
