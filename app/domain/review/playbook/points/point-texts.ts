import type { RoleKind } from '../../sides/document-party.ts'
import type { PointGroup, PointKind, PointTopic } from '../../points/point-kinds.ts'

/** What is said of a point; it must be true whatever the exact words are, since those are quoted beside it. */
export interface PointText {
	/** Names the problem, in front of what the clause says: "Indemnity: Supplier must …". */
	label: string
	why: string
	market: string
	/** An infinitive phrase, see `Wording.action`. */
	action: string
	reason: string
	/** What to check in words that may be such a point. */
	lookFor: string
}

/** The texts of every kind of point. */
export const pointTexts: Readonly<Record<PointKind, PointText>> = {
	termination_by_other: {
		label: 'Termination by the other side',
		why: 'The other side can leave on these terms, and you lose the deal and what you put into it.',
		market: 'The same right for both sides, with fair notice, or only for a material breach that is not cured in 30 days.',
		action: 'make this termination right mutual, with 30 days’ notice or a cure period',
		reason: 'Each of us needs time to adjust when the work ends.',
		lookFor: 'Termination: check when the other side may end it, with what notice, and what you are still paid.',
	},
	no_exit: {
		label: 'No easy way out',
		why: 'You stay bound, and must go on paying or performing, even when the deal no longer works for you.',
		market: 'A way out for each side, on 30 to 90 days’ notice or after a fixed first term.',
		action: 'add a right for us to end the agreement on reasonable notice',
		reason: 'A way out keeps the relationship healthy for both of us.',
		lookFor: 'Way out: check how long you are bound, and how you can end it.',
	},
	renewal: {
		label: 'Renewal',
		why: 'Miss the date for saying no, and you are bound for another term.',
		market: 'Renewal by agreement, or for a year at most with a reminder and 30 days’ notice to stop it.',
		action: 'shorten the notice that stops renewal to 30 days',
		reason: 'A short notice lets each of us plan the next term.',
		lookFor: 'Renewal: check whether it renews by itself, for how long, and how to stop it.',
	},
	suspension: {
		label: 'Suspension',
		why: 'You can be cut off while your own duties, and often your payments, go on.',
		market: 'Suspension for a serious breach only, after notice, and no longer than the cause lasts.',
		action: 'limit suspension to serious breaches, after written notice and time to cure',
		reason: 'We depend on this service and need time to put things right.',
		lookFor: 'Suspension: check when the other side may stop or block performance, and whether you are warned.',
	},
	after_end: {
		label: 'After the end',
		why: 'This binds you, or costs you something, after the contract is over.',
		market: 'Duties that outlast the contract are short, listed, and paid for where they are work.',
		action: 'limit what continues after the end in time and in scope',
		reason: 'A clear end lets both of us move on.',
		lookFor: 'After the end: check what you must still do or pay, and what you lose.',
	},
	default: {
		label: 'Default',
		why: 'One missed step can trigger the other side’s strongest remedies against you.',
		market: 'Default only for a material breach, after notice and time to cure.',
		action: 'add written notice and a cure period before any default takes effect',
		reason: 'Most slips can be put right quickly when they are pointed out.',
		lookFor: 'Default: check what counts as a default, how long you have to cure it, and what falls due.',
	},
	payment_terms: {
		label: 'Payment terms',
		why: 'When and on what condition money moves decides who carries the risk and funds the work.',
		market: 'Payment within 30 days of a correct invoice, with a way to dispute it in good faith.',
		action: 'set payment at 30 days from a correct invoice, without further conditions',
		reason: 'Clear payment dates make planning easier for both of us.',
		lookFor: 'Payment: check when money is due, on what conditions, and what happens when it is late.',
	},
	price_change: {
		label: 'Price',
		why: 'The price you agreed to today may not be the price you end up with.',
		market: 'Prices fixed for the term, with increases capped at an index or a few percent a year on notice.',
		action: 'cap any price change and require 60 days’ notice of it',
		reason: 'We need to be able to budget for the whole term.',
		lookFor: 'Price: check how far and how often the price may change.',
	},
	money_lost: {
		label: 'Money at risk',
		why: 'Money that you paid or earned may be kept, taken back or never paid.',
		market: 'What is earned stays earned, and prepaid sums for work not done are returned.',
		action: 'limit this to amounts that are not yet earned, with a refund of prepaid sums',
		reason: 'What has been earned or paid for should be honored.',
		lookFor: 'Money at risk: check what may be withheld, set off, taken back or not refunded.',
	},
	costs: {
		label: 'Costs on you',
		why: 'These costs come on top of the price, and you control neither their amount nor their timing.',
		market: 'Each side bears its own costs; costs passed on are reasonable, documented and approved beforehand.',
		action: 'limit these costs to reasonable, documented amounts that we approved beforehand',
		reason: 'We would like to know the full cost before we commit.',
		lookFor: 'Costs: check which costs, taxes, fees and interest you bear, and whether they are limited.',
	},
	penalty: {
		label: 'Fixed penalty',
		why: 'You owe the sum whatever the other side really lost.',
		market: 'Proven damages, or a fixed sum that is a fair estimate, capped, and the only remedy.',
		action: 'replace the fixed sum by proven damages, or cap it',
		reason: 'We are ready to make good a loss that we cause.',
		lookFor: 'Penalty: check what you owe for which breach, and whether it is capped.',
	},
	security: {
		label: 'Security or guaranty',
		why: 'Assets of yours, or of people behind you, stand behind this debt or duty.',
		market: 'Security over named assets for a named sum, released when it is paid; no personal guaranty.',
		action: 'limit the security to named assets and a maximum sum',
		reason: 'Security should match the risk that it covers.',
		lookFor: 'Security: check which assets or persons are liable, for what sum, and when they are released.',
	},
	compensation: {
		label: 'Pay and severance',
		why: 'What you earn, or what you get when it ends, depends on these words.',
		market: 'Pay, bonus formula, “Cause” and severance are defined, with notice and time to cure.',
		action: 'define the pay, the bonus and what is due when employment ends without cause',
		reason: 'Clear terms prevent disputes when circumstances change.',
		lookFor: 'Pay: check what is guaranteed, what is at discretion, and what is due at the end.',
	},
	indemnity: {
		label: 'Indemnity',
		why: 'You would cover the other side’s losses and legal costs for these claims.',
		market: 'Mutual, for third-party claims that the indemnifying side caused, and within a cap.',
		action: 'limit the indemnity to third-party claims that we cause, and make it mutual and capped',
		reason: 'Each of us should stand behind what it controls.',
		lookFor: 'Indemnity: check what you must pay for, whether the other side’s own fault is included, and whether a cap applies.',
	},
	liability_cap: {
		label: 'Limitation of liability',
		why: 'It decides who bears a loss: what the other side does not owe stays with you.',
		market: 'One cap for both sides, often twelve months of fees, with the usual carve-outs.',
		action: 'give both sides the same limits of liability, with the usual carve-outs',
		reason: 'The same limits for both of us share the risk fairly.',
		lookFor: 'Limitation of liability: check whose liability is limited, to what sum, and what is left out.',
	},
	warranty_given: {
		label: 'Warranty',
		why: 'You are in breach if this turns out untrue, even if you did not know.',
		market: 'Warranties of what you control, to your knowledge, with repair or refund as the remedy.',
		action: 'limit this promise to our knowledge and to material respects',
		reason: 'We can promise what we know and control.',
		lookFor: 'Warranty: check whether you can keep this promise, and what you owe if it is untrue.',
	},
	warranty_disclaimed: {
		label: 'No warranty',
		why: 'If what you get does not work, you have little or no remedy.',
		market: 'A warranty that it performs as described, with repair, replacement or refund.',
		action: 'add a warranty that it performs materially as described',
		reason: 'We rely on it working as it was described to us.',
		lookFor: 'No warranty: check what is promised about quality, and what you may do if it fails.',
	},
	insurance: {
		label: 'Insurance',
		why: 'You must buy and keep this cover, and a lapse is a breach.',
		market: 'Cover that is usual for a company of your size, for the term only.',
		action: 'align the insurance with the cover that we already carry',
		reason: 'Our present cover already fits the risk of this work.',
		lookFor: 'Insurance: check which cover you must carry, for how long, and what it costs.',
	},
	ip_assignment: {
		label: 'IP assignment',
		why: 'What passes is no longer yours to use, license or sell.',
		market: 'Assignment of the paid deliverables only; earlier work and general know-how stay with their maker.',
		action: 'limit the assignment to the deliverables, and leave earlier work with its owner',
		reason: 'You get what you pay for, and each of us keeps what it had before.',
		lookFor: 'IP: check which work and rights pass, when, and whether earlier work is left out.',
	},
	license_out: {
		label: 'License you grant',
		why: 'The other side may use what is yours within this license, whatever it is worth later.',
		market: 'A license for the purpose and the term of the agreement, not transferable.',
		action: 'limit the license to the purpose and the term of this agreement',
		reason: 'The license should last as long as the relationship it serves.',
		lookFor: 'License you grant: check purpose, duration, sublicenses, and whether you can take it back.',
	},
	license_in: {
		label: 'Limits on your use',
		why: 'Use beyond this limit is a breach, and your plans may need more.',
		market: 'Use for your business, by your staff and contractors, as long as you pay.',
		action: 'widen the permitted use to our business, affiliates and contractors',
		reason: 'We want to use it as intended without asking each time.',
		lookFor: 'Limits on your use: check who may use it, for what, and how it can be taken away.',
	},
	confidentiality: {
		label: 'Confidentiality',
		why: 'A breach of confidentiality is hard to undo and easy to claim.',
		market: 'Mutual, limited to marked or evidently confidential information, usual carve-outs, two to five years.',
		action: 'make the confidentiality obligations mutual, with the usual carve-outs and an end date',
		reason: 'Clear limits let both of us comply with certainty.',
		lookFor: 'Confidentiality: check what is covered, for how long, and which exceptions apply to you.',
	},
	data: {
		label: 'Data',
		why: 'Data, once used or shared this way, is hard to get back, and regulators look at both sides.',
		market: 'Use of data only to perform the contract, with security, breach notice and deletion.',
		action: 'limit the use of data to what the agreement needs, with deletion at its end',
		reason: 'It keeps both of us in line with data protection law.',
		lookFor: 'Data: check who may use which data, for what, and who answers for a breach.',
	},
	publicity: {
		label: 'Publicity and statements',
		why: 'It touches what may be said about you, or what you may say.',
		market: 'No use of names and no announcement without consent; mutual non-disparagement.',
		action: 'require consent of both sides for public statements and use of names',
		reason: 'Each of us should decide about its own name.',
		lookFor: 'Publicity: check who may use whose name, and what you may not say.',
	},
	restraint: {
		label: 'Restraint',
		why: 'It limits whom you may work with or what business you may do.',
		market: 'None, or a narrow one in time, place and field, tied to what is paid for.',
		action: 'delete the restriction, or limit it to named competitors and a short time',
		reason: 'We need to stay free to run our other business.',
		lookFor: 'Restraint: check what you may not do, for how long, and where.',
	},
	non_solicit: {
		label: 'Non-solicitation',
		why: 'It limits whom you may hire or do business with after this deal.',
		market: 'Mutual, twelve months, active solicitation only, with general advertising allowed.',
		action: 'make the non-solicitation mutual, for twelve months and active solicitation only',
		reason: 'Each of us wants the same protection for its team.',
		lookFor: 'Non-solicitation: check whom it covers, for how long, and whether it binds both sides.',
	},
	transfer_limit: {
		label: 'Assignment and transfer',
		why: 'It can stand in the way when you sell the company, raise money or transfer the work.',
		market: 'Neither side assigns without consent, except to an affiliate or to a buyer of the business.',
		action: 'allow assignment to affiliates and to a buyer of the business for both sides',
		reason: 'A sale of either company should not end the relationship.',
		lookFor:
			'Assignment: check whether the contract can go with your company when it is sold, and whether the other side may assign freely.',
	},
	equity: {
		label: 'Equity',
		why: 'It decides how much of the company you own or get back, and when you can lose it.',
		market: 'Four-year vesting with a one-year cliff, a stated price, repurchase at fair value once vested.',
		action: 'state the number, the price, the vesting and what happens on a sale or departure',
		reason: 'Clear equity terms avoid disputes in the next round.',
		lookFor: 'Equity: check number, price, vesting, dilution, and when it can be bought back.',
	},
	control: {
		label: 'Control',
		why: 'It gives the other side a say in decisions that you may want to take alone.',
		market: 'A short list of matters, consent not unreasonably withheld, and silence counted as consent after a set time.',
		action: 'limit these rights to a short list of important matters, with consent not unreasonably withheld',
		reason: 'We must be able to act quickly on ordinary matters.',
		lookFor: 'Control: check which of your decisions need the other side’s consent, and until when.',
	},
	unilateral_change: {
		label: 'Change by the other side',
		why: 'What you agreed to can change while you stay bound.',
		market: 'Changes in writing by both sides, or on 30 days’ notice with a right to leave.',
		action: 'require our written consent to changes, or 30 days’ notice with a right to end the agreement',
		reason: 'We need to know which terms apply.',
		lookFor: 'Changes: check what the other side may change alone, with what notice, and whether you may leave.',
	},
	sole_discretion: {
		label: 'Decided by the other side',
		why: 'The outcome depends on the other side’s view, and you have no test to hold against it.',
		market: 'A reasonable, good-faith decision against stated criteria, within a set time.',
		action: 'require a reasonable decision against stated criteria, within a set time',
		reason: 'Objective criteria save both of us a dispute.',
		lookFor: 'Discretion: check what the other side may decide alone, and what it costs you.',
	},
	open_duty: {
		label: 'Open-ended duty',
		why: 'The effort or cost of this duty may be more than you planned for.',
		market: 'Duties with a stated scope, standard and limit.',
		action: 'state the scope and the limit of this duty',
		reason: 'A clear scope lets us plan and deliver well.',
		lookFor: 'Duty: check how much work or cost this can become, and whether there is a limit.',
	},
	audit: {
		label: 'Audit and access',
		why: 'The other side may look into what is yours, at your cost in time and with your people.',
		market: 'On reasonable notice, in business hours, under confidentiality, and at the cost of who looks.',
		action: 'limit this access to once a year, on reasonable notice and at the other side’s cost',
		reason: 'We support checks that do not disrupt the work.',
		lookFor: 'Audit: check how often, on what notice and at whose cost the other side may look into your records.',
	},
	deadline: {
		label: 'Deadline',
		why: 'Miss this date, and you lose a right or are in breach.',
		market: 'Deadlines that can be met, with extension for delay that you did not cause.',
		action: 'extend this period, and pause it for delays that we did not cause',
		reason: 'A realistic period avoids needless disputes.',
		lookFor: 'Deadline: check whether you can meet it, and what you lose if you do not.',
	},
	release_waiver: {
		label: 'Release or waiver',
		why: 'You give up claims or rights that you cannot get back.',
		market: 'A mutual release of known claims, or none; rights given by law are kept.',
		action: 'delete the waiver, or make it mutual and limit it to known claims',
		reason: 'A fair close should bind both of us alike.',
		lookFor: 'Release or waiver: check which claims or rights you give up, and whether the other side gives up the same.',
	},
	forum: {
		label: 'Governing law and courts',
		why: 'A dispute far from home costs more, and local law may surprise you.',
		market: 'The law and courts of a neutral place, or of the side that is sued.',
		action: 'agree on a neutral governing law and place for disputes',
		reason: 'A neutral place is fair to both of us.',
		lookFor: 'Governing law and courts: check where you must sue or be sued, and under which law.',
	},
	dispute_process: {
		label: 'Dispute process',
		why: 'It shapes how a dispute is fought, what it costs, and which remedies each side has.',
		market: 'Talks first, then courts or a recognized arbitration body, with interim relief for both sides.',
		action: 'give both sides the same remedies and the same way to bring a claim',
		reason: 'Equal procedures make disputes quicker to settle.',
		lookFor: 'Disputes: check how claims are brought, who pays, and which court rights you give up.',
	},
	precedence: {
		label: 'Other terms apply',
		why: 'You are bound by terms that stand elsewhere, or that come before the ones you read here.',
		market: 'The signed agreement comes first, and outside terms apply only where they are attached.',
		action: 'attach the terms that apply, and let this agreement come first',
		reason: 'Both of us should know which text binds us.',
		lookFor: 'Other terms: read the document that is referred to, and check which one comes first.',
	},
}

/** The label of a group of kinds, and what to check in words of which only the group is known: they are never findings. */
const groupTexts: Readonly<Record<PointGroup, Pick<PointText, 'label' | 'lookFor'>>> = {
	right_of_other: {
		label: 'A right only the other side has',
		lookFor: 'A right of the other side: check when it may be used, and what it costs you.',
	},
	duty: { label: 'A duty of yours', lookFor: 'A duty of yours: check whether you can meet it, and what happens if you do not.' },
	limit: { label: 'A limit on what you may do', lookFor: 'A limit on you: check what you may not do, and for how long.' },
	money: { label: 'Money', lookFor: 'Money: check who pays what, when, and on what condition.' },
	risk: { label: 'Risk on you', lookFor: 'Risk: check which losses you bear, and whether there is a limit.' },
}

/** What a topic is called, and what to check in its words. */
export function topicText(topic: PointTopic): Pick<PointText, 'label' | 'lookFor'> {
	return isKind(topic) ? pointTexts[topic] : groupTexts[topic]
}

function isKind(topic: PointTopic): topic is PointKind {
	return topic in pointTexts
}

/** What is said instead to a party that pays for the work: nothing that it assigns is a deliverable of its own. */
const payerTexts: Partial<Record<PointKind, PointText>> = {
	ip_assignment: {
		label: 'IP assignment',
		why: 'You pay, and rights of yours pass to the other side. What passes is no longer yours to use, license or sell.',
		market: 'A customer keeps its own materials, and licenses them for the work only.',
		action: 'replace this assignment with a license that ends with the agreement',
		reason: 'The work needs a license to our materials, not their ownership.',
		lookFor: pointTexts.ip_assignment.lookFor,
	},
}

/** The texts of a kind for a reader's role. */
export function textOfPoint(kind: PointKind, role: RoleKind | null): PointText {
	return (role !== null && paying.has(role) ? payerTexts[kind] : undefined) ?? pointTexts[kind]
}

const paying: ReadonlySet<RoleKind> = new Set(['customer', 'buyer'])
