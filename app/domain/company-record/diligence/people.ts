import { companyKey } from '#app/domain/review/sides/party-of-company.ts'
import { isPerson, otherParties, companyParty, personKey, signatureOf, wordsAt, type Paper, type PaperWords } from '../paper.ts'
import { workTypes } from '../paper-types.ts'
import { presentAssignment, promisedAssignment } from './assignment.ts'
import type { Missing } from './missing.ts'

const why = 'Investors want to see that everybody who works on the product has assigned their inventions to the company.'

/** People who work for the company as its papers name them, and whose inventions no signed paper assigns. */
export function missingAssignments(papers: readonly Paper[], legalName: string): Missing[] {
	const people = new Map<string, { name: string; words: PaperWords; papers: Paper[] }>()
	const note = (name: string, paper: Paper, words: PaperWords, isParty: boolean) => {
		const person = people.get(personKey(name)) ?? { name, words, papers: [] }
		if (isParty) person.papers.push(paper)
		people.set(personKey(name), person)
	}
	for (const paper of papers) {
		const company = companyParty(paper, legalName)
		if (!company) continue
		if (workTypes.includes(paper.type ?? ''))
			for (const party of otherParties(paper, legalName)) if (isPerson(party)) note(party.name, paper, wordsAt(paper, party.words), true)
		for (const fact of paper.facts) {
			const signsForUs = fact.name === 'signatory' && fact.of !== null && companyKey(fact.of) === companyKey(company.name)
			if (signsForUs && isPerson({ name: fact.value, isCompany: false })) note(fact.value, paper, wordsAt(paper, fact), false)
		}
	}
	return [...people.values()].flatMap((person) => missingOf(person))
}

function missingOf({ name, words, papers }: { name: string; words: PaperWords; papers: readonly Paper[] }): Missing[] {
	const assigned = papers.flatMap((paper) => {
		const found = presentAssignment(paper)
		return found ? [{ paper, words: found }] : []
	})
	const unsigned = assigned.filter(({ paper }) => signatureOf(paper)?.signed !== true)
	if (assigned.length > unsigned.length) return []
	const [copy] = unsigned
	if (copy)
		return [
			{
				kind: 'assignment',
				what: signatureOf(copy.paper)
					? `${name}: the invention assignment in “${copy.paper.name}” is not signed, as its record has it.`
					: `${name}: whether the invention assignment in “${copy.paper.name}” is signed is not known.`,
				why,
				todo: 'Upload the signed copy, or mark the document as signed if it is.',
				words: [copy.words],
				at: 'document',
			},
		]
	const promised = papers.map(promisedAssignment).find((each) => each !== null)
	return [
		{
			kind: 'assignment',
			what: promised
				? `${name}: “${promised.document.name}” promises to assign inventions later and does not assign them now.`
				: `${name}: no words that assign their inventions to the company were found in the documents you can open.`,
			why: promised ? `${why} A promise can lose to somebody who gets an assignment later.` : why,
			todo: 'Have an invention assignment signed that says “hereby assigns”, and upload it.',
			words: [promised ?? words],
			at: 'upload',
		},
	]
}
