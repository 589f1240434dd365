import type { CompanyProfile } from '#app/domain/company/company-profile.ts'
import { sharesOf, stockPapersOf } from '../cap-table/stock.ts'
import { folded } from '#app/domain/review/sides/party-called.ts'
import { stockTypes } from '#app/domain/record/record-fields.ts'
import { otherParties, companyParty, signatureOf, statementOf, titlesOf, type Paper, type Statement } from '../paper.ts'
import { documentSide, profileSide, type Contradiction } from './contradiction.ts'

type Profile = Pick<CompanyProfile, 'legal_entity_name' | 'authorized_shares' | 'issued_shares'>

/** Share counts of papers that can't be true together with the profile. */
export function shareContradictions(papers: readonly Paper[], profile: Profile): Contradiction[] {
	return [...issuedContradictions(papers, profile), ...authorizedContradictions(papers, profile)]
}

function issuedContradictions(papers: readonly Paper[], { legal_entity_name: name, issued_shares: issued }: Profile): Contradiction[] {
	const stock = stockPapersOf(papers, name).filter(({ leftOut }) => leftOut === null)
	const onPaper = sharesOf(stock)
	if (issued === null || onPaper <= BigInt(issued)) return []
	return [
		{
			about: 'Issued shares',
			what:
				`Stock papers add up to ${onPaper.toLocaleString('en-US')} shares, more than the ` +
				`${issued.toLocaleString('en-US')} issued shares of the company profile.`,
			sides: [
				...stock.map(({ stated, confirmed }) => documentSide({ ...stated!, confirmed })),
				profileSide(issued.toLocaleString('en-US')),
			],
			advice: 'Compare with the stock ledger: correct the profile, or find the paper that was replaced, repurchased or counted twice.',
		},
	]
}

function authorizedContradictions(
	papers: readonly Paper[],
	{ legal_entity_name: name, authorized_shares: authorized }: Profile,
): Contradiction[] {
	const certificates = papers.filter(
		(paper) => paper.type === 'Certificate of Incorporation' || titlesOf(paper).some((title) => /certificate of amendment/i.test(title)),
	)
	const [certificate] = certificates
	// A restated certificate or an amendment changes an older one: with several, which counts is not known.
	if (authorized === null || !certificate || certificates.length > 1) return []
	if (!titlesOf(certificate).some((title) => folded(title).includes(folded(name)))) return []
	const { value } = certificate.record.shares
	const stated = statementOf(certificate, 'shares')
	if (!value || !stated || BigInt(value.value) === BigInt(authorized)) return []
	// A certificate may authorize several classes, of which one was read: only a confirmed number is the whole.
	if (!stated.confirmed) return []
	return [
		{
			about: 'Authorized shares',
			what: `“${certificate.name}” authorizes ${stated.value} shares, the company profile says ${authorized.toLocaleString('en-US')}.`,
			sides: [documentSide(stated), profileSide(authorized.toLocaleString('en-US'))],
			advice: 'The filed certificate counts. Correct the profile, or upload the amendment that changed the number.',
		},
	]
}

const compared = ['vesting_start', 'vesting_period', 'vesting_cliff'] as const

/** Papers that give the same person the same number of shares on other vesting terms. */
export function vestingContradictions(papers: readonly Paper[], legalName: string): Contradiction[] {
	const grants = papers.flatMap((paper) => {
		const { value } = paper.record.shares
		const [person, ...others] = otherParties(paper, legalName)
		const counts = stockTypes.includes(paper.type ?? '') && signatureOf(paper)?.signed === true && companyParty(paper, legalName) !== null
		return counts && value && person && others.length === 0
			? [{ paper, key: `${person.name.toLowerCase()} ${value.value}`, person: person.name }]
			: []
	})
	return grants.flatMap(({ paper, key, person }, index) =>
		grants.slice(index + 1).flatMap((other) => {
			if (other.key !== key) return []
			return compared.flatMap((field): Contradiction[] => {
				const [one, two] = [statementOf(paper, field), statementOf(other.paper, field)]
				if (!one || !two || sameLength(paper, other.paper, field) || one.value === two.value) return []
				return [vestingLine(person, paper.record.shares.value!.value, field, one, two)]
			})
		}),
	)
}

function vestingLine(person: string, shares: string, field: (typeof compared)[number], one: Statement, two: Statement): Contradiction {
	const label = { vesting_start: 'vesting starts', vesting_period: 'vesting takes', vesting_cliff: 'the cliff is' }[field]
	return {
		about: 'Vesting',
		what:
			`Two signed papers give ${person} ${BigInt(shares).toLocaleString('en-US')} shares: ${label} ${one.value} in “${one.document.name}” ` +
			`and ${two.value} in “${two.document.name}”.`,
		sides: [documentSide(one), documentSide(two)],
		advice: 'If both are about the same shares, sign an amendment that says which terms apply.',
	}
}

/** "4 years" and "48 months" are the same. */
function sameLength(one: Paper, two: Paper, field: (typeof compared)[number]): boolean {
	const months = ({ record }: Paper) => {
		const { value } = record[field]
		return value?.unit === 'years' ? Number(value.value) * 12 : value?.unit === 'months' ? Number(value.value) : null
	}
	return field !== 'vesting_start' && months(one) !== null && months(one) === months(two)
}
