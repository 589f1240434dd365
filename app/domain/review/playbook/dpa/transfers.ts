import { absent, flagged, issue, notApplicable, passed, undecided, type Wording } from '../draft-finding.ts'
import { mentions } from '../mentions.ts'
import { passage, type Passage, visibleText } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { isEuropean } from './european.ts'

const clauses = /\bstandard\s+(?:contractual|data\s+protection)\s+clauses\b|\bSCCs?\b|\b2021\/914\b|\bmodel\s+clauses\b/i
const mechanism = /\badequacy\b|\badequate\s+(?:level\s+of\s+)?protection\b|\bbinding\s+corporate\s+rules\b|\bdata\s+privacy\s+framework\b|\bDPF\b|\bchapter\s+V\b|\barticles?\s+4[4-9]\b|\bappropriate\s+safeguards\b/i
const moves = /\b(?:work\w*|mov\w+|go(?:es)?|transfer\w*|export\w*|send|stor(?:e|ed|age)|access\w*|process\w*|locat\w+|remain\w*|stay\w*|host\w*)\b[^.;]{0,140}\b(?:outside|third\s+countr\w+|other\s+countr\w+|any\s+(?:other\s+)?countr\w+|another\s+country|United\s+States|U\.S\.|worldwide|globally|anywhere|within\s+the\s+(?:EEA|EU|European|UK|United\s+Kingdom)|inside\s+the\s+(?:EEA|EU|European))\b|\b(?:international|cross-border|restricted|onward)\s+transfers?\b/i
const kept = /\b(?:not|never|no)\b[^.;]{0,60}\b(?:transfer\w*|export\w*|process\w*|store[ds]?|send|access\w*|leave)\b[^.;]{0,140}\b(?:outside|third\s+countr|any\s+(?:other\s+)?country|other\s+countr)|\b(?:only|solely|exclusively|remain\w*|stay\w*|kept)\b[^.;]{0,60}\b(?:with)?in(?:side)?\s+(?:the\s+(?:EEA|EU|European|UK|United\s+Kingdom)|(?:[A-Z][a-z]+,\s+)?(?:Ireland|Germany|France|the\s+Netherlands|Belgium|Luxembourg|Sweden|Finland|Denmark|Austria|Spain|Portugal|Italy|Poland)\b(?![^.;]{0,60}\b(?:United\s+States|India|China|America|or\s+elsewhere)))/i
const outdated = /\b2010\/87(?:\/E[UC])?\b|\b2001\/497\b|\b2004\/915\b|\bprivacy\s+shield\b|\bsafe\s+harbor\s+(?:framework|principles)\b/i
const replaced = /\b(?:replac\w+|repeal\w*|supersed\w+|formerly|no\s+longer|invalid\w*|previous|successor)\b/i
const firstModule = /\bmodule\s+(?:one|1|I)\b(?!\s*\w*\s*(?:and|or|,)\s*(?:two|2|II))|\bcontroller[\s-]to[\s-]controller\b/i
const rightModule = /\bmodules?\s+(?:[\w,]+\s+(?:and|or)\s+)?(?:two|2|II|three|3|III)\b|\bcontroller[\s-]to[\s-]processor\b|\bprocessor[\s-]to[\s-](?:sub-?)?processor\b/i
const ukLaw = /\bUK\s+GDPR\b|\bData\s+Protection\s+Act\s+2018\b|\bUnited\s+Kingdom\b/
const ukPaper = /\bUK\s+addendum\b|\binternational\s+data\s+transfer\s+(?:addendum|agreement)\b|\bIDTA\b|\baddendum\b[^.;]{0,60}\b(?:issued\s+by\s+the|information\s+commissioner|ICO)\b|\bICO\b/i

export const transfers: Rule = {
	id: 'dpa.transfers',
	playbook: 'dpa',
	title: 'Data leaves Europe by a lawful road',
	basis: { kind: 'S', source: 'GDPR Chapter V; Commission Decision (EU) 2021/914' },
	decide(input) {
		const text = visibleText(input)
		if (!isEuropean(input)) return notApplicable
		const old = mentions(input, outdated).find(({ sentence }) => !replaced.test(sentence.text) && !/\b2021\/914\b/.test(sentence.text))
		if (old) return flagged({ ...noRoad, span: old, says: oldPaper })
		const sccs = mentions(input, clauses)[0]
		const stays = mentions(input, kept).find(({ sentence }) => !/\bwithout\b[^.;]{0,20}\b(?:notice|limit|restriction)/i.test(sentence.text))
		const other = passage(input, mechanism)
		if (!sccs && !stays && !other) {
			const free = passage(input, moves)
			return free ? flagged({ ...noRoad, span: free, says: anywhere }) : absent(noRoad)
		}
		const findings = [wrongModule(input), sccs ? noUkPaper(input, sccs) : null].filter((finding) => finding !== null)
		if (findings.length > 0) return { outcome: 'flagged', findings: findings.map(issue) }
		// Clauses with no year and no module may be those of 2010 as well.
		if (sccs && !stays && !other && !/\b2021\b/.test(text) && !rightModule.test(text)) return undecided
		return passed(sccs ?? stays ?? other)
	},
}

type PlacedWording = Wording & { span: Passage }

function wrongModule(input: RuleInput): PlacedWording | null {
	const place = mentions(input, firstModule)[0]
	if (!place || rightModule.test(visibleText(input))) return null
	return {
		...noRoad,
		span: place,
		says: {
			friendly: 'The clauses attached are for two controllers. A vendor that works for you needs another set.',
			neutral: 'The wrong module of the standard clauses is used.',
			legal: 'Module One applies between controllers, whereas the parties are controller and processor.',
		},
		action: 'use module two (controller to processor), or three for a sub-processor',
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
		says: {
			friendly: 'UK data is covered too, but the UK addendum is not there.',
			neutral: 'The UK addendum to the standard clauses is missing.',
			legal: 'No UK International Data Transfer Addendum is incorporated.',
		},
		action: 'add the UK addendum',
		replacement: 'For transfers under UK law, the International Data Transfer Addendum issued by the UK Information Commissioner applies to the standard clauses.',
	}
}

const sccClause =
	'For transfers from the EEA to a country with no adequacy decision, the standard contractual clauses of Decision (EU) 2021/914 apply, module two where Customer is a controller and module three where it is a processor. For transfers from the UK, the UK addendum applies as well.'
const oldPaper = {
	friendly: 'The paper leans on transfer terms that are no longer valid.',
	neutral: 'The transfer terms named here are no longer valid.',
	legal: 'The transfer mechanism relied upon has been repealed or invalidated.',
}
const anywhere = {
	friendly: 'The data may go to any country, and no safeguard is named.',
	neutral: 'Data may leave Europe with no transfer terms.',
	legal: 'International transfers are permitted without a mechanism under Chapter V GDPR.',
}
const noRoad = {
	severity: { sending: 'medium', receiving: 'high', unsure: 'medium' },
	says: {
		friendly: 'Nothing is said about data that leaves Europe.',
		neutral: 'There are no terms for transfers of data out of Europe.',
		legal: 'The agreement contains no transfer mechanism under Chapter V GDPR.',
	},
	why: 'A transfer with no lawful road can be stopped by a regulator, and you may be fined for it.',
	market: 'The standard clauses of 2021 with the right module, and the UK addendum for UK data.',
	action: 'add the 2021 standard clauses with the right module',
	reason: 'We may not send data without them.',
	fallback: 'Accept a promise that all data stays in the EEA.',
	replacement: sccClause,
	decideBy: 'lawyer',
} as const
