import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import type { Rule, RuleInput } from '../../rule.ts'
import { wayOut } from '../deal/way-out.ts'
import { liabilityCap, nothingCaps } from '../risk/liability-caps.ts'
import { absentClause } from './absent-clause.ts'
import { isDeal, isServices, isSoftware } from './families.ts'

const practice = { kind: 'G', source: 'commercial practice' } as const

export const unprotectedInformation: Rule = absentClause({
	id: 'general.unprotected_information',
	title: 'What the performing side learns is confidential',
	basis: { kind: 'S', source: 'Common Paper and Bonterms services forms' },
	protects: ['customer', 'company', 'employer'],
	belongs: (input, text) =>
		isDeal(input, text) && (text.match(learns) ?? []).length >= mentionsOfLearning && !physical.test(text.slice(0, 1500)),
	words: longPattern('i')`
		confiden|non-?disclos
		|disclos\w*\b[^.;]{0,80}\b(?:information|data|know-?how|third|person|anyone|part(?:y|ies))|\bsecre(?:t|ts|cy)\b|propriet|privacy
		|\bprivate\s+(?:information|data)|divulg|reveal|\bNDA\b
	`,
	labels: [],
	frames: ['confidentiality'],
	points: ['confidentiality'],
	finding: () => ({
		severity: 'low',
		says: 'There is no confidentiality clause.',
		why: 'Whoever performs the services learns your plans, figures or data. Little stops them from using or sharing these.',
		market: 'Both sides keep Confidential Information secret during the contract and for two to five years after it.',
		action: 'add mutual confidentiality obligations, or sign a mutual NDA',
		reason: 'It protects what each of us learns about the other.',
		fallback: 'Sign a short mutual NDA beside the contract.',
		replacement: null,
		confidence: 0.7,
	}),
})

const learns =
	/\b(?:consult\w*|advis(?:e|ory|ing)|software|marketing|strateg\w+|research|data|accounting|customer\s+list|forecasts?|technical\s+information)\b/gi
const mentionsOfLearning = 3
const physical =
	/\b(?:transport\w*|pipeline|terminal\w*|construction|cleaning|sponsorship|custod\w+|prospectus|funds?|trusts?|portfolios?)\b/i

export const infringementCover: Rule = absentClause({
	id: 'general.infringement_cover',
	title: 'The vendor answers for infringement by its software',
	basis: { kind: 'S', source: 'Common Paper and Bonterms cloud service forms' },
	protects: ['customer', 'licensee'],
	belongs: (input, text) => isSoftware(input, text) && paid.test(text),
	words: longPattern('i')`
		infring|misappropriat|indemni|hold\s+harmless
		|violat\w*\s+(?:of\s+)?(?:\w+\s+){0,4}(?:rights?|patent|copyright)
		|third[\s-]part(?:y|ies)['’]?s?\s+(?:\w+\s+){0,3}(?:rights?|claims?)
		|rights?\s+of\s+(?:any\s+|a\s+)?(?:third|other|others)|free\s+(?:and\s+clear\s+)?(?:of|from)
	`,
	labels: [],
	frames: ['indemnity'],
	points: ['indemnity'],
	finding: () => ({
		severity: 'medium',
		says: 'Nothing protects you if the software infringes somebody else’s IP: there is no indemnification for it.',
		why: 'If a third party sues over the software, you defend yourself and pay, and may have to stop using it.',
		market: 'The vendor defends and indemnifies its customer against third-party claims that the software infringes IP.',
		action: 'add an IP indemnification by the vendor',
		reason: 'Only the maker knows what went into the software.',
		fallback: 'Accept a warranty of non-infringement and a refund if you must stop using it.',
		replacement: null,
		confidence: 0.7,
	}),
})

const paid = /\b(?:fees?|royalt(?:y|ies)|price|subscription|payable|\$\s?\d)/i

/** For documents between companies the rule on the cap makes the same request, so this one covers the others. */
const engaging: ReadonlySet<DocumentType> = new Set<DocumentType>(['Consulting Agreement', 'Independent Contractor Agreement'])

export const openLiability: Rule = absentClause({
	id: 'general.open_liability',
	title: 'Your liability for the work has a limit',
	basis: practice,
	protects: ['vendor', 'supplier', 'licensor', 'provider', 'worker'],
	stake: 9,
	belongs: (input, text) =>
		(input.documentType === null ? isServices(input, text) || isSoftware(input, text) : engaging.has(input.documentType)) &&
		liabilityCap.decide(input).outcome !== 'absent',
	words: longPattern('i')`
		\b(?:limit\w*(?!\s+liability\s+(?:company|partnership))|cap|caps|capped|exclud\w+|exclusion|disclaim\w*|restrict\w*)\b[^.;]{0,80}\b
			(?:liab\w+(?!\s+(?:company|partnership))|damages|remed\w+|losses)
		|liab\w+\b[^.;]{0,100}\b(?:limit\w*|exceed|capped|maximum|greater|more\s+than|only)
		|\b(?:not|no|neither|nor|without)\b[^.;]{0,80}\b(?:liab\w+|responsib\w+|damages)|in\s+no\s+event|consequential
		|\bindirect\b(?!\s+(?:or\s+direct\s+)?(?:interest|ownership|owner))|incidental\s+damages|aggregate
		|sole\s+(?:and\s+exclusive\s+)?remed|exclusive\s+remed
	`,
	labels: ['Cap On Liability'],
	frames: ['liability'],
	points: ['liability_cap'],
	finding: () => ({
		...nothingCaps,
		replacement: null,
		confidence: 0.7,
	}),
})

export const noEnding: Rule = absentClause({
	id: 'general.no_ending',
	title: 'The contract says how it can be ended',
	basis: practice,
	protects: ['customer', 'vendor', 'company', 'worker', 'supplier', 'provider', 'licensee', 'distributor'],
	belongs: (input, text) => isDeal(input, text) && lasts(input) && wayOut.decide(input).outcome !== 'flagged',
	words: longPattern('i')`
		terminat|cancel|rescind|rescission|withdraw|discontinu|revoke|revocation|\bcease|\bquit\b|resign|dismiss|step\s+down|early\s+end
		|end(?:s|ed|ing)?\s+(?:this|the|our|your)\s
		|(?:this|the)\s+(?:agreement|contract|term)\b[^.;]{0,60}\bend(?:s|ed|ing)?\b|at\s+will|either\s+party\s+may|give\s+notice
	`,
	labels: ['Termination For Convenience'],
	frames: ['termination'],
	points: ['no_exit', 'termination_by_other'],
	finding: () => ({
		severity: 'medium',
		says: 'Nothing says how either side can terminate before the end, not even for a breach.',
		why: 'If the other side stops performing, you have only the general law to get out, and a dispute about it.',
		market: 'Either party may terminate for a material breach that is not cured within 30 days.',
		action: 'add a right for either party to terminate for an uncured material breach',
		reason: 'Both of us need a way out if the other does not perform.',
		fallback: 'Agree on a short first term.',
		replacement: null,
		confidence: 0.7,
	}),
})

function lasts({ frames, facts }: RuleInput) {
	return frames.some(({ kind }) => kind === 'term') || facts.some(({ name }) => name === 'term')
}
