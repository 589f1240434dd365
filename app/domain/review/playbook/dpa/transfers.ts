import { longPattern } from '#app/domain/text/long-pattern.ts'
import { absent, flagged, issue, notApplicable, passed, undecided, type Wording } from '../draft-finding.ts'
import { mentions } from '../mentions.ts'
import { passage, type Passage, visibleText } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { isEuropean } from './european.ts'

const clauses = /\bstandard\s+(?:contractual|data\s+protection)\s+clauses\b|\bSCCs?\b|\b2021\/914\b|\bmodel\s+clauses\b/i
const remark = /\bdrafting\s+note\b/i
const mechanism = longPattern('i')`
	\badequacy\b|\badequate\s+(?:level\s+of\s+)?protection\b|\bbinding\s+corporate\s+rules\b|\bdata\s+privacy\s+framework\b|\bDPF\b
	|\bchapter\s+V\b|\barticles?\s+4[4-9]\b|\bappropriate\s+safeguards\b
`
const moves = longPattern('i')`
	\b(?:work\w*|mov\w+|go(?:es)?|transfer\w*|export\w*|send|stor(?:e|ed|age)|access\w*|process\w*|locat\w+|remain\w*|stay\w*|host\w*)\b
		[^.;]{0,140}\b(?:
		outside|third\s+countr\w+|other\s+countr\w+|any\s+(?:other\s+)?countr\w+|another\s+country|United\s+States|U\.S\.|worldwide
		|globally|anywhere|within\s+the\s+(?:EEA|EU|European|UK|United\s+Kingdom)|inside\s+the\s+(?:EEA|EU|European)
	)\b
	|\b(?:international|cross-border|restricted|onward)\s+transfers?\b
`
const kept = longPattern('i')`
	\btransfers?\b[^.;]{0,160}\b(?:is|are)\s+(?:not\s+(?:allowed|permitted)|prohibited|forbidden)\b
	|\b(?:not|never|no)\b[^.;]{0,60}\b(?:transfer\w*|export\w*|process\w*|store[ds]?|send|access\w*|leave)\b[^.;]{0,140}\b
		(?:outside|third\s+countr|any\s+(?:other\s+)?country|other\s+countr)
	|\b(?:only|solely|exclusively|remain\w*|stay\w*|kept)\b[^.;]{0,60}\b(?:with)?in(?:side)?\s+(?:
		the\s+(?:EEA|EU|European|UK|United\s+Kingdom)
		|(?:[A-Z][a-z]+,\s+)?(?:
			Ireland|Germany|France|the\s+Netherlands|Belgium|Luxembourg|Sweden|Finland|Denmark|Austria|Spain|Portugal|Italy|Poland
		)\b(?![^.;]{0,60}\b(?:United\s+States|India|China|America|or\s+elsewhere))
	)
`
const outdated = /\b2010\/87(?:\/E[UC])?\b|\b2001\/497\b|\b2004\/915\b|\bprivacy\s+shield\b|\bsafe\s+harbor\s+(?:framework|principles)\b/i
const replaced = /\b(?:replac\w+|repeal\w*|supersed\w+|formerly|no\s+longer|invalid\w*|previous|successor)\b/i
const firstModule = /\bmodule\s+(?:one|1|I)\b(?!\s*\w*\s*(?:and|or|,)\s*(?:two|2|II))|\bcontroller[\s-]to[\s-]controller\b/i
const rightModule =
	/\bmodules?\s+(?:[\w,]+\s+(?:and|or)\s+)?(?:two|2|II|three|3|III)\b|\bcontroller[\s-]to[\s-]processor\b|\bprocessor[\s-]to[\s-](?:sub-?)?processor\b/i
const returning = /\bmodule\s+(?:four|4|IV)\b/i
const ukLaw = /\bUK\s+GDPR\b|\bData\s+Protection\s+Act\s+2018\b|\bUnited\s+Kingdom\b/
const ukPaper = longPattern('i')`
	\balternative\s+transfer\s+(?:solution|mechanism|means)
	|\bUK\s+(?:SCCs?|transfer|IDTA|controller\s+SCCs)
	|\bother\s+(?:lawful\s+)?transfer\s+(?:means|mechanisms?)|\balternative\s+transfer\b|\bUK\s+addendum\b
	|\binternational\s+data\s+transfer\s+(?:addendum|agreement)\b|\bIDTA\b
	|\baddendum\b[^.;]{0,60}\b(?:issued\s+by\s+the|information\s+commissioner|ICO)\b|\bICO\b
`

export const transfers: Rule = {
	id: 'dpa.transfers',
	playbook: 'dpa',
	title: 'Transfers outside Europe have a mechanism',
	basis: { kind: 'S', source: 'GDPR Chapter V; Commission Decision (EU) 2021/914' },
	protects: ['controller', 'customer'],
	stake: 6,
	standard: 'The 2021 standard contractual clauses with the right module, and the UK addendum for UK data.',
	wording: {
		stands: 'instead',
		clause: {
			heading: 'International Transfers',
			home: /\btransfers?\b/i,
			said: /\btransfers?\b[^.;]{0,80}\b(?:countr|outside|third|EEA|region)|\bstandard contractual clauses\b/i,
		},
	},
	decide(input) {
		const text = visibleText(input)
		if (!isEuropean(input)) return notApplicable
		const old = mentions(input, outdated).find(({ sentence }) => !replaced.test(sentence.text) && !/\b2021\/914\b/.test(sentence.text))
		if (old) return flagged({ ...noRoad, span: old, says: oldPaper })
		const sccs =
			mentions(input, clauses, remark).find(({ sentence }) => !/[”"]\**\s+means\b/i.test(sentence.text)) ??
			mentions(input, clauses, remark)[0]
		const stays = mentions(input, kept).find(({ sentence }) => !/\bwithout\b[^.;]{0,20}\b(?:notice|limit|restriction)/i.test(sentence.text))
		const other = passage(input, mechanism)
		if (!sccs && !stays && !other) {
			const free = passage(input, moves)
			// Who sends nothing abroad needs no mechanism: only a transfer that the text allows is a finding.
			return free ? flagged({ ...noRoad, span: free, says: anywhere }) : absent({ ...noRoad, severity: 'low' })
		}
		const findings = [wrongModule(input), sccs ? noUkPaper(input, sccs) : null].filter((finding) => finding !== null)
		if (findings.length > 0) return { outcome: 'flagged', findings: findings.map(issue) }
		// Module Four is for what a processor sends back: whether it fits, a reader has to see.
		if (returning.test(text) && !rightModule.test(text)) return undecided
		// Clauses with no year and no module may be those of 2010 as well.
		if (sccs && !stays && !other && !/\b2021\b/.test(text) && !rightModule.test(text)) return undecided
		return passed(
			mentions(input, clauses, remark).find(
				({ sentence }) =>
					/\b(?:appl(?:y|ies)|incorporat\w+|transfer\w*|enter\w*\s+into)\b/i.test(sentence.text) &&
					!/\bmeans?\b|\bmeanings?\b/i.test(sentence.text),
			) ??
				stays ??
				other ??
				sccs,
		)
	},
}

type PlacedWording = Wording & { span: Passage }

function wrongModule(input: RuleInput): PlacedWording | null {
	const place = mentions(input, firstModule)[0]
	if (!place || rightModule.test(visibleText(input))) return null
	return {
		...noRoad,
		span: place,
		says: 'The standard contractual clauses are used with the wrong module: Module One applies between controllers.',
		action: 'use Module Two (controller to processor), or Module Three for a sub-processor',
		replacement: sccClause,
	}
}

function noUkPaper(input: RuleInput, sccs: Passage): PlacedWording | null {
	const text = visibleText(input)
	if (!ukLaw.test(text) || ukPaper.test(text)) return null
	return {
		...noRoad,
		severity: 'low',
		span: sccs,
		says: 'UK personal data is covered, but there is no UK addendum to the standard contractual clauses.',
		action: 'add the UK addendum',
		replacement:
			'For transfers subject to UK law, the International Data Transfer Addendum issued by the UK Information Commissioner applies to ' +
			'the standard contractual clauses.',
	}
}

const sccClause =
	'For transfers from the EEA to a country without an adequacy decision, the standard contractual clauses of Decision (EU) 2021/914 ' +
	'apply: Module Two where Customer is a controller and Module Three where it is a processor. For transfers from the UK, the UK ' +
	'addendum applies as well.'
const oldPaper = 'The transfer mechanism named here is no longer valid.'
const anywhere = 'Personal data may be transferred to any country, with no transfer mechanism.'
const noRoad = {
	severity: { sending: 'medium', receiving: 'high', unsure: 'medium' },
	says: 'There is no mechanism for transfers of personal data outside Europe.',
	why: 'Chapter V GDPR prohibits such a transfer without one. A regulator may stop the transfer and fine you.',
	market: 'The 2021 standard contractual clauses with the right module, and the UK addendum for UK data.',
	action: 'add the 2021 standard contractual clauses with the right module',
	reason: 'Chapter V GDPR requires a transfer mechanism.',
	fallback: 'Accept a promise that all personal data stays in the EEA.',
	replacement: sccClause,
	decideBy: 'lawyer',
} as const
