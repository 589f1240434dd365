import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { ReviewedCompany } from '../../../report/report.ts'
import { flagged, notApplicable, passed, type Wording } from '../../draft-finding.ts'
import { visibleText } from '../../passages.ts'
import type { Rule, RuleInput } from '../../rule.ts'
import { type Description, descriptionsOf } from './description.ts'
import { kindOfName, ownCompany, type OwnCompany } from './own-company.ts'
import { statedShares, type StatedShares } from './share-counts.ts'
import { signedAs } from './signed-as.ts'

/** That our company is meant is certain, and so are its words; which of the two is right is not. */
const sure = 0.85

const market = 'The name, entity type and state of each party match its certificate of incorporation or formation.'
const why =
	'A wrong description leaves it open which company is bound, and makes a statement about your company untrue. ' +
	'If the document is right, correct your company profile.'

/** What a document says of the reader's company that its profile does not. */
export const companyProfile: Rule = {
	id: 'general.company_profile',
	playbook: 'general',
	title: 'The document describes your company as its profile does',
	basis: { kind: 'G', source: 'drafting practice' },
	ofProfile: true,
	// The name filled in is the reader's own, whatever form it stands in.
	underBalancedForm: {},
	stake: 5,
	standard: 'Each party is named as it is registered.',
	decide(input) {
		const { company } = input
		const own = company && ownCompany(input, company.legal_entity_name)
		if (!own) return notApplicable
		const text = visibleText(input)
		const described = descriptionsOf(text, own)
		const [first, ...more] = [
			kindConflict(company, own, described),
			stateConflict(company, own, described),
			signerConflict(input, company, own, text),
			...sharesConflicts(company, own, statedShares(text, own)),
		].filter((wording) => wording !== null)
		if (first) return flagged(first, ...more)
		const confirmed = described.find(({ state }) => state !== null && state === company.incorporation_state)
		return confirmed ? passed(confirmed.span) : notApplicable
	},
}

type Conflict = (Wording & { span: Span }) | null

function kindConflict({ legal_entity_name: legal }: ReviewedCompany, own: OwnCompany, described: readonly Description[]): Conflict {
	const registered = kindOfName(legal)
	if (registered === null) return null
	const inName = kindOfName(own.name)
	const [place] = own.places
	if (inName !== null && inName !== registered && place)
		return conflict({
			span: place,
			says: `The document names ${own.name}, a ${inName}. Your company profile has ${legal}, a ${registered}.`,
			action: `name our company as ${legal}`,
			reason: 'That is the legal name of our company.',
		})
	const other = described.find(({ kind }) => kind !== null && kind !== registered)
	return other
		? conflict({
				span: other.span,
				says: `The document calls ${own.name} a ${other.kind}. By the legal name in your company profile, it is a ${registered}.`,
				action: `describe ${legal} as a ${registered}`,
				reason: 'That is what our company is.',
			})
		: null
}

function stateConflict({ incorporation_state: home }: ReviewedCompany, own: OwnCompany, described: readonly Description[]): Conflict {
	const other = home === null ? undefined : described.find(({ state }) => state !== null && state !== home)
	return other
		? conflict({
				span: other.span,
				says: `The document says that ${own.name} is a ${other.state} ${other.kind ?? 'company'}. Your company profile says ${home}.`,
				action: `change the state of incorporation of ${own.name} to ${home}`,
				reason: `Our company is registered in ${home}.`,
			})
		: null
}

function signerConflict(input: RuleInput, { legal_entity_name: legal }: ReviewedCompany, own: OwnCompany, text: string): Conflict {
	const signer = signedAs(text, input, own)
	return signer
		? conflict({
				span: signer,
				says: `${signer.name} is to sign where ${own.name} should. Your company profile has ${legal}.`,
				why: 'If another company signs, your company is not bound and has no rights under the document.',
				market: 'The company that the document names is the one that signs it.',
				action: `put ${legal} into our signature block`,
				reason: 'That is the company that enters into this agreement.',
			})
		: null
}

function sharesConflicts(company: ReviewedCompany, own: OwnCompany, stated: readonly StatedShares[]): Conflict[] {
	return (['authorized', 'issued'] as const).map((which) => {
		const known = which === 'authorized' ? company.authorized_shares : company.issued_shares
		const other = stated.find((each) => each.which === which && known !== null && known > 0 && each.count !== known)
		if (!other || known === null) return null
		const [said, ours] = [other.count, known].map((count) => count.toLocaleString('en-US'))
		return conflict({
			span: other.span,
			says: `The document states ${said} ${which} shares of ${own.name}. Your company profile says ${ours}.`,
			why: 'Ownership percentages and prices per share rest on this number. If the document is right, correct your company profile.',
			market: 'Share counts match the certificate of incorporation and the cap table.',
			action: `check the number of ${which} shares against the certificate of incorporation and the cap table`,
			reason: `Our records say ${ours}.`,
		})
	})
}

function conflict(
	wording: { says: string } & Pick<Wording, 'action' | 'reason'> & Partial<Pick<Wording, 'why' | 'market'>> & { span: Span },
): Wording & { span: Span } {
	// A name that ends in "Inc." ends its sentence too.
	const [says, reason] = [wording.says, wording.reason].map((sentence) => sentence.replace(/\.\.(?=\s|$)/g, '.'))
	return { kind: 'contradictory', severity: 'medium', why, market, confidence: sure, ...wording, says: says!, reason: reason! }
}
