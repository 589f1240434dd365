import { expect, test } from 'vitest'
import type { DocumentParty } from '../../sides/document-party.ts'
import { parseSentence } from './parse-sentence.ts'
import type { ActorWords } from './predication.ts'

const parties: DocumentParty[] = [
	{
		id: 'company',
		name: 'Acme Holdings, Inc.',
		role: 'Company',
		roleKind: null,
		names: ['Acme Holdings, Inc.', 'Company', 'Acme', 'we'],
		span: null,
		confidence: 1,
	},
	{
		id: 'customer',
		name: 'Blue Beans LLC',
		role: 'Customer',
		roleKind: null,
		names: ['Blue Beans LLC', 'Customer', 'you'],
		span: null,
		confidence: 1,
	},
]

function parse(text: string) {
	return parseSentence({ text, start: 0, end: text.length, clauseId: null }, parties).filter(({ confidence }) => confidence >= 0.5)
}

function told(text: string): string {
	return parse(text)
		.map(
			({ subject, modality, verb, conditions, exceptions }) =>
				`${who(subject)} ${modality} ${verb}${conditions.length > 0 ? ' if' : ''}${exceptions.length > 0 ? ' except' : ''}`,
		)
		.join('; ')
}

function who(subject: ActorWords | null): string {
	if (!subject) return '–'
	if (!subject.actor) return '?'
	return subject.actor.kind === 'party' ? subject.actor.party : subject.actor.kind
}

test.each([
	["Customer may terminate this Agreement upon sixty days' notice.", 'customer may terminate'],
	['The Company shall pay the Customer the Fee within ten days.', 'company must pay'],
	['Either party may end this Agreement for convenience.', 'each may end'],
	['Neither party shall assign this Agreement without consent.', 'neither must_not assign if'],
	['No party may assign this Agreement.', 'neither must_not assign'],
	['Neither party shall be obligated to begin or go on with talks.', 'neither need_not begin; neither need_not go'],
	['No party has any obligation to renew.', 'neither need_not renew'],
	['Each party shall bear its own costs.', 'each must bear'],
	['The parties agree to meet once a quarter.', 'each must meet'],
	['Both parties will keep the terms confidential.', 'each must keep'],
	['Each of the parties hereto represents that it has full power.', 'each is represent; each is have'],
	['Company and Customer shall cooperate in good faith.', 'each must cooperate'],
	['Neither Company nor Customer shall be liable for lost profits.', 'neither must_not be liable'],
	['This Agreement may be terminated by either party.', 'each may terminate'],
	['This Agreement may be terminated by Company upon a material breach.', 'company may terminate if'],
	['This Agreement may be amended from time to time.', '– may amend'],
	['All invoices shall be paid by Customer within thirty days.', 'customer must pay'],
	['The Work Product will be owned by Customer.', 'customer must own'],
	['Fees are not refundable.', '? is_not be refundable'],
	['The Software is licensed, not sold.', '– is license'],
	['The Services shall be performed by Company or its subcontractors.', 'company must perform'],
	['Any dispute shall be finally settled by arbitration.', '– must settle'],
	['This Agreement is governed by the laws of Ohio.', '– is govern'],
	['In no event shall Company be liable for indirect damages.', 'company must_not be liable'],
	['Under no circumstances may Customer sublicense the Software.', 'customer must_not sublicense'],
	['Nor shall Customer remove any notice.', 'customer must_not remove'],
	['Nothing in this Agreement shall be deemed a waiver.', '? must_not be deemed'],
	['Nothing herein obliges Company to buy anything.', '? is_not oblige'],
	['At no time will the Customer share its keys.', 'customer must_not share'],
	['Customer shall not, and shall not permit others to, copy the Software.', 'customer must_not permit'],
	[
		'Customer shall not copy, modify or distribute the Software.',
		'customer must_not copy; customer must_not modify; customer must_not distribute',
	],
	['Customer must not use the Services to build a rival product.', 'customer must_not use'],
	['Customer cannot assign its rights.', 'customer must_not assign'],
	['Customer need not give a reason.', 'customer need_not give'],
	['Customer is not obliged to buy any minimum.', 'customer need_not buy'],
	['Customer has no obligation to renew.', 'customer need_not renew'],
	['Customer shall have no right to sublicense.', 'customer must_not sublicense'],
	['Company is under no obligation to update the Software.', 'company need_not update'],
	['Customer is entitled to a refund.', 'customer is be entitled'],
	['Customer is entitled to receive a refund.', 'customer may receive'],
	['Company has the right to audit the books of Customer.', 'company may audit'],
	['Company shall have the sole and exclusive right, but not the obligation, to settle any claim.', 'company may settle'],
	['Company reserves the right to suspend access.', 'company may suspend'],
	['Company agrees not to solicit any employee of Customer.', 'company must_not solicit'],
	['Company undertakes to keep the data safe.', 'company must keep'],
	['Customer is required to provide accurate data.', 'customer must provide'],
	['Customer is prohibited from reselling the Services.', 'customer must_not resell'],
	['Customer shall be prohibited from hiring staff of the Company.', 'customer must_not hire'],
	['Customer is responsible for paying all taxes.', 'customer must pay'],
	['Customer shall be responsible for all taxes.', 'customer must be responsible'],
	['Customer shall be permitted to make one copy.', 'customer may make'],
	['The Company is free to use all feedback.', 'company may use'],
	['Customer hereby assigns to Company all rights in the feedback.', 'customer is assign'],
	['Company hereby grants to Customer a license to use the Software.', 'company is grant'],
	['Company retains all right, title and interest in the Software.', 'company is retain'],
	['Customer acknowledges that the Software is valuable.', 'customer is acknowledge; ? is be valuable'],
	['Customer agrees that it shall not disclose the keys.', 'customer is agree; customer must_not disclose'],
	['The Customer warrants that it owns the data.', 'customer is warrant; customer is own'],
	['Company shall ensure that its staff comply with the policy.', 'company must ensure'],
	['If Customer fails to pay, Company may suspend the Services.', 'company may suspend if'],
	['Unless Customer objects within ten days, the plan shall renew.', '? must renew if'],
	['Should Customer breach this Agreement, Company may terminate it.', 'company may terminate if'],
	['Upon termination of this Agreement, Customer shall return all copies.', 'customer must return if'],
	['Upon termination of this Agreement for any reason Customer shall return all copies.', 'customer must return if'],
	['Subject to Section 4, Company shall defend Customer.', 'company must defend if'],
	['Provided that the fees are paid, Customer may use the Software.', 'customer may use if'],
	['So long as Customer pays, Company shall host the data.', 'company must host if'],
	['In the event of a breach, the non-breaching party may terminate.', 'floating may terminate if'],
	['After the Term ends, Customer will delete the Software.', 'customer must delete if'],
	['During the Term and for one year thereafter, Customer shall not hire any employee of the Company.', 'customer must_not hire'],
	['At the end of each month the Company shall send an invoice.', 'company must send'],
	['Within ten days after receipt of the invoice, Customer shall pay it.', 'customer must pay if'],
	['For so long as the Company exists, it shall keep records.', 'company must keep if'],
	['Where the law so requires, Company may disclose the data.', 'company may disclose if'],
	['The Company, in its sole discretion, may reject any order.', 'company may reject'],
	['The Company may, in its sole discretion, reject any order.', 'company may reject'],
	['Company may at any time and from time to time change the prices.', 'company may change'],
	['Company shall within ten days deliver the Goods.', 'company must deliver'],
	['Company shall promptly notify Customer of any breach.', 'company must notify'],
	['Customer shall pay the Fees and deliver the Data.', 'customer must pay; customer must deliver'],
	['Customer shall pay the Fees, and Company shall deliver the Goods.', 'customer must pay; company must deliver'],
	['Customer shall pay the Fees and Company shall deliver the Goods.', 'customer must pay; company must deliver'],
	['Customer may sell, assign or transfer the Goods.', 'customer may sell; customer may assign; customer may transfer'],
	[
		'Customer shall defend, indemnify and hold harmless Company from any claim.',
		'customer must defend; customer must indemnify; customer must hold harmless',
	],
	['Company shall use reasonable efforts to deliver on time.', 'company must use'],
	['Company will not be required to pay interest.', 'company need_not pay'],
	['The Company shall not unreasonably withhold its consent.', 'company must_not withhold'],
	['Company shall have received payment before it ships.', 'company must receive'],
	['The Receiving Party shall protect the Confidential Information.', 'floating must protect'],
	['The Disclosing Party may request return of its materials.', 'floating may request'],
	['The indemnifying party shall control the defense.', 'floating must control'],
	['The prevailing party shall recover its costs from the other party.', 'floating must recover'],
	['A party that breaches this Agreement shall pay damages.', 'floating must pay'],
	['The party receiving notice shall respond within five days.', 'floating must respond'],
	['Any party in default shall pay interest.', 'floating must pay'],
	['Customer shall give the other party notice.', 'customer must give'],
	['Its affiliates may use the Software.', 'third may use'],
	['The arbitrator shall apply the law of Ohio.', 'third must apply'],
	['Each arbitrator must be independent.', 'third must be independent'],
	['No third party shall have any rights under this Agreement.', 'third must_not have'],
	['No failure by Company to enforce a right shall operate as a waiver.', '? must_not operate'],
	['The failure of Customer to pay shall be a breach.', '? must be'],
	["Customer's liability shall not exceed the Fees.", '? must_not exceed'],
	['The liability of Company is limited to the Fees.', '– is limit'],
	['Any fees that Customer fails to pay when due shall bear interest.', '? must bear'],
	['The Goods which Company delivers shall be new.', '? must be new'],
	['Information that Customer receives may be used for the Purpose.', '– may use'],
	['The services that are listed below will be provided by Company.', 'company must provide'],
	['The Company, which holds the patents, shall defend them.', 'company must defend'],
	['"Fees" means the sums that Customer shall pay.', ''],
	['"Affiliate" shall mean any person that controls a party.', ''],
	['The term "Services" includes support.', ''],
	['Customer may use the Software only if it has paid.', 'customer may use if'],
	['Customer may cancel any order except an order that has shipped.', 'customer may cancel except'],
	['Company shall deliver the Goods, provided that Customer has paid.', 'company must deliver if'],
	['Company may disclose the terms, provided, however, that it shall give notice first.', 'company may disclose if; company must give'],
	['You can cancel any time.', 'customer may cancel'],
	['You may cancel your plan at any time.', 'customer may cancel'],
	['You must be over 18 to use the app.', 'customer must be'],
	["You don't have to give a reason.", 'customer need_not give'],
	["You can't share your account.", 'customer must_not share'],
	["You'll pay the fee each month.", 'customer must pay'],
	['We will refund your money within 14 days.', 'company must refund'],
	["We won't sell your data.", 'company must_not sell'],
	["We don't guarantee that the app is free of errors.", 'company is_not guarantee; ? is be free'],
	['We may change these terms by posting a new version.', 'company may change'],
	['We own the app, and you own your content.', 'company is own; customer is own'],
	['You agree to pay all charges.', 'customer must pay'],
	['You grant us a license to host your content.', 'customer is grant'],
	["If you don't pay, we may close your account.", 'company may close if'],
	["Don't share your password.", '– must_not share'],
	['Please do not copy the app.', '– must_not copy'],
	['We are not liable for lost data.', 'company is_not be liable'],
	["We're not responsible for third party sites.", 'company is_not be responsible'],
	['You keep your rights in your content.', 'customer is keep'],
	['Your employment will be at will.', '? must be'],
	['I accept this offer.', '? is accept'],
	['You will report to the board.', 'customer must report'],
	['Either of us may end this arrangement.', 'each may end'],
	['You will not be entitled to a bonus.', 'customer must_not be entitled'],
	['Your salary will be paid monthly by the Company.', 'company must pay'],
	['The Company will reimburse you for travel.', 'company must reimburse'],
	['Governing law: Delaware', ''],
	['Term: three years', ''],
	['Landlord to maintain the roof.', ''],
	['No assignment without consent.', ''],
	['Board: three seats, one for the investors.', ''],
	['CUSTOMER SHALL NOT COPY THE SOFTWARE.', 'customer must_not copy'],
	['IN NO EVENT SHALL COMPANY BE LIABLE FOR LOST PROFITS.', 'company must_not be liable'],
	['THE SOFTWARE IS PROVIDED AS IS.', '– is provide'],
	['COMPANY DISCLAIMS ALL WARRANTIES.', 'company is disclaim'],
	['The notice shall state the reasons for which it is given.', '? must state'],
	['The rights of Customer under this Section shall survive.', '? must survive'],
	['This Section shall survive termination.', '? must survive'],
	['The Term shall renew for one year unless either party gives notice.', '? must renew if'],
	['Either party may prevent renewal by giving notice.', 'each may prevent'],
	['Title to the Goods passes to Customer on payment.', ''],
	['Company warrants the Goods for one year.', 'company is warrant'],
	['The Company may assign this Agreement to an affiliate, but Customer may not.', 'company may assign'],
	[
		'Customer shall pay interest at 1.5% per month and shall reimburse all costs of collection.',
		'customer must pay; customer must reimburse',
	],
	['Company shall not be liable to Customer for any delay.', 'company must_not be liable'],
	['Customer waives all claims against Company.', 'customer is waive'],
	['Each party waives its right to a jury trial.', 'each is waive'],
	['Company is hereby authorized to charge the card.', 'company may charge'],
	['The Company and its affiliates shall not be liable.', 'company must_not be liable'],
	['None of Company, its affiliates or its suppliers shall be liable.', 'company must_not be liable'],
	['Company or Customer may request mediation.', 'each may request'],
	['Customer will, at its own cost, insure the Goods.', 'customer must insure'],
	['It is agreed that Customer shall insure the Goods.', '– is agree; customer must insure'],
	['Customer shall cause its employees to sign the form.', 'customer must cause'],
	['Customer shall not permit any third party to use or copy the Software.', 'customer must_not permit'],
	['The Effective Date may be changed by the parties.', 'each may change'],
	['May 5 is a holiday.', '? is be'],
	['The employment is at will.', '? is be'],
	['Interest shall accrue on late payments.', '? must accrue'],
	['Time is of the essence.', '? is be'],
	['Customer shall be deemed to have accepted the Goods.', 'customer must be deemed'],
	['The Goods shall be deemed accepted by Customer.', '? must be deemed'],
	['Customer has paid the deposit.', 'customer is pay'],
	['The Company has not granted any license.', 'company is_not grant'],
	['Whereas the parties wish to work together.', ''],
	['Customer shall comply with all laws and keep the keys safe.', 'customer must comply; customer must keep'],
	[
		'Customer shall (a) pay the Fees, (b) keep records, and (c) allow audits.',
		'customer must pay; customer must keep; customer must allow',
	],
	['Neither party will be in default until it has had notice.', 'neither must_not be if'],
	['The Company shall not be obliged to deliver until Customer pays.', 'company need_not deliver if'],
	['Company may retain the deposit as liquidated damages.', 'company may retain'],
])('%s', (sentence, expected) => {
	expect(told(sentence)).toBe(expected)
})

test('what hangs on a verb is told apart', () => {
	const [terminate] = parse(
		"The Customer may, at its option, terminate this Agreement upon thirty (30) days' notice to the Company if the Company breaches Section 4, except during the first year.",
	)
	expect(terminate).toMatchObject({
		modality: 'may',
		verb: 'terminate',
		object: { text: 'this Agreement' },
		conditions: [{ text: 'if the Company breaches Section 4' }],
		exceptions: [{ text: 'except during the first year' }],
	})
	expect(terminate?.adjuncts.map(({ text }) => text)).toEqual(['at its option', "upon thirty (30) days' notice to the Company"])
	expect(terminate?.towards.map(({ actor }) => actor)).toEqual([{ kind: 'party', party: 'company' }])
})

test('the receiver of two objects is acted towards', () => {
	const [pay] = parse('Customer shall pay the Company the Fees within ten days.')
	expect(pay).toMatchObject({
		object: { text: 'the Fees' },
		towards: [{ text: 'the Company', actor: { kind: 'party', party: 'company' } }],
	})
	const [hold] = parse('Customer shall indemnify and hold harmless the Company from and against all claims.')
	expect(hold?.towards[0]?.actor).toEqual({ kind: 'party', party: 'company' })
})

test('the other party is the other of two', () => {
	const [notify] = parse('Customer shall give notice to the other party.')
	expect(notify?.towards[0]?.actor).toEqual({ kind: 'party', party: 'company' })
})

test('every span is the place of its words', () => {
	const text = 'If Customer fails to pay, the Company may suspend the Services and shall not be liable to Customer.'
	for (const { subject, object, conditions, adjuncts } of parse(text)) {
		for (const part of [subject, object, ...conditions, ...adjuncts]) if (part) expect(text.slice(part.start, part.end)).toBe(part.text)
	}
})

test.each([
	['The Customer shall not directly or indirectly resell the Service.', 'resell'],
	['The Customer shall not (a) directly or indirectly resell the Service.', 'resell'],
	['The Customer shall not directly or indirectly (through an affiliate or otherwise) (a) resell the Service.', 'resell'],
])('adverbs joined by "or" between a modal and its verb: %s', (text, verb) => {
	expect(parse(text)).toMatchObject([{ subject: { actor: { party: 'customer' } }, modality: 'must_not', verb }])
})
