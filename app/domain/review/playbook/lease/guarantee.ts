import { longPattern } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { clauseTextAround, passage, visibleText, wording } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { harm, tenants } from './lease-words.ts'

const asked = longPattern('im')`
	\bpersonal(?:ly)?\s+(?:and\s+\w+\s+)?(?:guarant\w+|liable|responsible|bound|surety)\b
	|\b(?:accepts?|assumes?|undertakes?|bears?)\s+(?:\w+\s+)?personal\s+liability
	|\bguarantors?\b[^.;]{0,120}\b(?:guarant\w+|shall|will|must|agrees?|undertakes?|unconditional\w*|liable|signs?|name\w*)\b
	|\bguarant(?:y|ee)\b[^.;]{0,80}\b(?:by|from|of|signed|executed|delivered|attached|in\s+the\s+form)\b
	|\b(?:founders?|directors?|principals?|shareholders?|officers?|owners?|CEO|individual)\b[^.;]{0,100}\b
		(?:guarant\w+|jointly\s+and\s+severally)\b
	|^\s*guarantors?\s*[:|–-]\s*(?!none|n\/a|not)\S
`
const inPerson = longPattern('i')`
	\bbinds?\s+(?:himself|herself|themselves|yourself)\s+personally\b
	|\bpersonally\s+(?:binds?|undertakes?|promises?|commits?|pledges?|secures?)\b|\bprincipal\s+debtors?\b|\b(?:as|a)\s+suret(?:y|ies)\b
	|\b(?:does\s+not|fails\s+to|can\s?not|can['’]t)\s+pay,?\s+(?!(?:the\s+)?(?:sub-?)?(?:landlord|owner|lessor|licensor))[^.;]{0,40}\b
		(?:pays?|shall\s+pay|will\s+pay)\b[^.;]{0,20}\b(?:in\s+its\s+(?:place|stead)|instead)\b
	|\bstands?\s+(?:good|surety|security|bail|in|behind)\b[^.;]{0,60}\b(?:for|person\w*)\b[^.;]{0,80}\b(?:
		rent|dut(?:y|ies)|debts?|obligations?|sums?|payments?|lease|tenant|renter|subtenant|lessee
	)\b
	|\b(?:answers?|liable|pays?|responsible|backs?|vouch\w*)\b[^.;]{0,60}\b(?:
		in\s+person|personally
		|(?:his|her|their|my|your)\s+(?:own|private|personal)\s+(?:\w+\s+)?(?:assets?|money|savings|means|pockets?|property|estate|funds)
	)\b
	|\b(?:his|her|their|my|your)\s+(?:own|private|personal)\s+(?:\w+\s+)?(?:assets?|savings|means|pockets?|estate)\b[^.;]{0,60}\b
		(?:rent|liable|answer\w*|debts?)\b
	|\bsuret(?:y|ies)\b[^.;]{0,60}\b(?:for|of)\b
	|\bco-?sign(?:s|er|ers|ed)\b
`
const other = longPattern('i')`
	\bsurety\s+compan
	|\b(?:performance|payment|completion)\s+bonds?\b|\bcontractors?\b
	|\b(?:no|not|without|never)\b[^.;]{0,60}\b(?:personal\w*|guarant\w+)\b|\bnot\s+be\s+personally\b
	|\b(?:landlord|lessor)\b[^.;]{0,40}\b(?:guarantees|does\s+not\s+guarantee)|\bguaranteed\s+(?:rent|maximum|delivery)
	|\bguarant(?:or|y|ee)s?\s*[:|]\s*(?:none|n\/a|not)
	|\b(?:mortgage|loan|lender)\b[^.;]{0,60}\bguarant
`
const ends = longPattern('i')`
	\b(?:
		burn(?:s|ing)?[\s-]?(?:off|down)|good[\s-]guy|rolling|falls?\s+away
		|(?:guarant\w+|liability|it)\b[^.;]{0,80}\b(?:
			limited\s+to|capped|not\s+(?:to\s+)?exceed|no\s+more\s+than|up\s+to\s+(?:a\s+)?(?:maximum|\$|\w+\s+months)|expires?
			|ends?\s+(?:after|on|when|once)|released?\s+(?:after|on|when|once)|reduc\w+|terminat\w+\s+(?:after|on|when|once)|ceas\w+
		)
	)
`
const unlimited = /\b(?:not\s+(?:be\s+)?(?:limited|capped|released|reduced)|without\s+(?:any\s+)?(?:limit|cap)\b|no\s+(?:limit|cap))/i

export const guarantee: Rule = {
	id: 'lease.guarantee',
	playbook: 'lease',
	title: 'Personal guarantee',
	basis: { kind: 'S', source: 'published guides to office leases for tenants' },
	protects: tenants,
	stake: 9,
	standard:
		'None. Else it is capped, shrinks each year, or ends when you hand back the keys in good order. Walk away from one with no limit.',
	decide(input) {
		const clause = passage(input, asked, other) ?? passage(input, inPerson, other)
		if (!clause) {
			const none = wording(
				input,
				/\bno\b[^.;]{0,40}\bguarant(?:y|ee|or)\w*|\bnot\b[^.;]{0,30}\bpersonally\s+liable/i,
				/\blandlord\b[^.;]{0,40}\bguarant/i,
			)
			return none ? passed(none) : notApplicable
		}
		const words = [clauseTextAround(input, clause), ...exhibitWords(visibleText(input))].join(' ')
		if (ends.test(words) && !unlimited.test(words)) return passed(clause)
		return flagged({
			severity: harm.grave,
			span: clause,
			says: 'The lease requires a personal guarantee without a cap or an end.',
			why: 'If the company fails, the landlord can claim years of rent from you personally.',
			market: 'None; or a guarantee that is capped, declines each year, or ends on surrender in good order.',
			action: 'strike the personal guarantee, and offer a larger deposit instead',
			reason: 'The tenant is the company.',
			fallback: 'A cap of six months of rent that declines each year.',
			replacement: 'No officer, director, employee or owner of Tenant is personally liable under this Lease.',
			decideBy: 'lawyer',
		})
	},
}

function exhibitWords(text: string): string[] {
	const start = /^[^\n]{0,60}\bguarant(?:y|ee)\b[^\n]{0,40}$/im.exec(text)?.index
	return start === undefined ? [] : [text.slice(start, start + 3000)]
}
