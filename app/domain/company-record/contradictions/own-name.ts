import type { CompanyProfile } from '#app/domain/company/company-profile.ts'
import { usStates } from '#app/domain/company/us-states.ts'
import { companyKey, namesIn } from '#app/domain/review/sides/party-of-company.ts'
import { folded } from '#app/domain/review/sides/party-called.ts'
import { editDistance } from '#app/domain/search/edit-distance.ts'
import { companyParty, partiesOf, withOneForm, wordsAt, type Paper, type PaperParty } from '../paper.ts'
import { documentSide, profileSide, type Contradiction } from './contradiction.ts'

type Profile = Pick<CompanyProfile, 'legal_entity_name' | 'incorporation_state'>

/** Shorter names are alike by chance. */
const shortestMistyped = 8
const numbered = /\d|\b[IVX]+\b/

/** Papers that write our company's name otherwise than the profile: another form, or one letter off. */
export function nameContradictions(papers: readonly Paper[], { legal_entity_name: name }: Profile): Contradiction[] {
	return papers.flatMap((paper) => {
		const parties = partiesOf(paper)
		if (parties.some((party) => namesIn(party.name).some((each) => withOneForm(each) === withOneForm(name)))) return []
		return parties
			.filter((party) => isCompanyItself(party, name))
			.map((party) => ({
				about: 'Company name',
				what: `“${paper.name}” names “${party.name}”, the company profile “${name}”.`,
				sides: [documentSide({ ...wordsAt(paper, party.words), value: party.name, confirmed: false }), profileSide(name)],
				advice:
					'If it is your company, have the name corrected, or correct the profile. A wrong name puts in doubt whom the document binds.',
			}))
	})
}

function isCompanyItself({ name, isCompany }: PaperParty, legalName: string): boolean {
	const [key, own] = [companyKey(name), companyKey(legalName)]
	if (key === own) return true
	// "Fund I" and "Fund II" are two companies.
	if (numbered.test(name) || numbered.test(legalName)) return false
	return isCompany && own.length >= shortestMistyped && editDistance(key, own, 1) === 1
}

/** Papers that say that our company is of another state than the profile says. */
export function stateContradictions(
	papers: readonly Paper[],
	{ legal_entity_name: name, incorporation_state: state }: Profile,
): Contradiction[] {
	if (!state) return []
	return papers.flatMap((paper) => {
		const company = companyParty(paper, name)
		const stated = paper.facts.filter(
			(fact) => fact.name === 'incorporated_in' && company !== null && fact.of !== null && folded(fact.of) === folded(company.name),
		)
		const wrong = stated.find(({ value }) => isState(value) && value !== state)
		// A paper that names both is one that moves the company, or was misread.
		if (!wrong || stated.some(({ value }) => value === state)) return []
		return [
			{
				about: 'State of incorporation',
				what: `“${paper.name}” says that ${name} is of ${wrong.value}, the company profile says ${state}.`,
				sides: [documentSide({ ...wordsAt(paper, wrong), value: wrong.value, confirmed: false }), profileSide(state)],
				advice: 'Have the document corrected, or correct the profile. If the company moved to another state, note when.',
			},
		]
	})
}

function isState(value: string): boolean {
	return (usStates as readonly string[]).includes(value)
}
