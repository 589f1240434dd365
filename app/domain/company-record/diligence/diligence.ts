import type { CompanyProfile } from '#app/domain/company/company-profile.ts'
import { signatureOf, statementOf, wordsAt, type Paper } from '../paper.ts'
import { signedTypes } from '../paper-types.ts'
import { missingConsents, missingElections, sharesWithoutPaper } from './issues-of-stock.ts'
import type { Missing } from './missing.ts'
import { missingAssignments } from './people.ts'

type Profile = Pick<CompanyProfile, 'legal_entity_name' | 'issued_shares'>

/** What an investor's diligence list would find missing among the documents. */
export function missingForDiligence(papers: readonly Paper[], names: readonly string[], profile: Profile | null): Missing[] {
	const own = profile
		? [
				...missingAssignments(papers, profile.legal_entity_name),
				...missingElections(papers, profile.legal_entity_name),
				...(isCorporation.test(profile.legal_entity_name.trim()) ? missingConsents(papers, profile.legal_entity_name) : []),
				...sharesWithoutPaper(papers, profile.legal_entity_name, profile.issued_shares),
			]
		: []
	return [...own, ...unsignedCopies(papers), ...corporatePapers(papers, names, profile)]
}

/** Papers that count only once they are signed, and are not, as their record has it. */
function unsignedCopies(papers: readonly Paper[]): Missing[] {
	return papers.flatMap((paper): Missing[] => {
		const signature = signatureOf(paper)
		if (!signedTypes.includes(paper.type ?? '') || !signature || signature.signed || signature.state === 'no signature block') return []
		const words = statementOf(paper, 'signature_state')
		return [
			{
				kind: 'signature',
				what: `“${paper.name}” is ${signature.state}${signature.confirmed ? '' : ', as the report reads it'}.`,
				why: 'Investors ask for the copy that everybody signed.',
				todo: 'Upload the signed copy as a new version, or mark the document as signed.',
				words: [words ?? wordsAt(paper, { quote: '', start: 0, end: 0 })],
				at: 'document',
			},
		]
	})
}

const corporate = [
	{
		type: 'Certificate of Incorporation',
		called: /certificate of incorporation|articles of incorporation|\bcharter\b/i,
		why: 'It says how many shares the company may issue.',
	},
	{ type: 'Bylaws', called: /bylaws/i, why: 'They say how the board and the stockholders decide.' },
]
const isCorporation = /\b(?:inc|incorporated|corp|corporation)\.?$/i

/** The papers that every corporation has; asked for once there are others. */
function corporatePapers(papers: readonly Paper[], names: readonly string[], profile: Profile | null): Missing[] {
	if (names.length === 0 || !profile || !isCorporation.test(profile.legal_entity_name.trim())) return []
	return corporate
		.filter(({ type, called }) => !papers.some((paper) => paper.type === type) && !names.some((name) => called.test(name)))
		.map(({ type, why }) => ({
			kind: 'paper',
			what: `No ${type} among the documents you can open.`,
			why: `${why} It is on every diligence list.`,
			todo: 'Upload it, and set its type on the document’s page if the review does not.',
			words: [],
			at: 'upload',
		}))
}
