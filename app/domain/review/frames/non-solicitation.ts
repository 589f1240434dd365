import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { emptyFrame } from './frame.ts'
import type { FrameDraft, FrameSource } from './read-frames.ts'
import { doerOf } from './reading/doer.ts'
import { type Provision, provisionsWith } from './reading/provisions.ts'
import { restrictedTime } from './reading/restricted-time.ts'
import { slot } from './reading/slots.ts'
import { spanOfMatch, wordsSlot } from './reading/word-slots.ts'

/**
 * Who may not win over the other's people or customers. Effects: `employees`, `customers`, `employees_and_customers`,
 * and `no_hire` where not only asking but also hiring is barred. `who` is the party that is bound; `duration` how long
 * after the end it lasts ("forever" only where the words have it), empty where none is given.
 */
export function readNonSolicitation(source: FrameSource): FrameDraft[] {
	return provisionsWith(source, ofPeople, ofCustomers).flatMap((provision) => {
		const { text } = provision.sentence
		return soliciting.test(text) && !notABan.test(text) ? banOf(provision, source) : []
	})
}

const soliciting = longPattern('i')`
	\b(?:
		solicit(?:s|ing|ed)?|hir(?:e|es|ing)|recruit(?:s|ing)?|employ(?:ing)?|engag(?:e|ing)|entic(?:e|ing)|induc(?:e|ing)|poach(?:ing)?
		|canvass(?:ing)?|lur(?:e|ing)|approach(?:ing)?|contact(?:ing)?|divert(?:ing)?|take\s+away|win\s+over|accept\s+business
		|encourag(?:e|ing)|persuad(?:e|ing)|keeps?\s+away|stays?\s+away|take\s+\w+\s+with|services\s+to\s+any
	)\b
`
const people = patternPart`
	(?:
		employees?|personnel|staff|(?:independent\s+)?contractors?|consultants?|workers?|team|officers?|colleagues?
		|individuals?\s+(?:who|that|employed)|any\s+(?:person|one|individual)\s+(?:who|that|employed)|person\s+employed
		|any(?:one|body|\s+(?:person|one|individual))\s+(?:(?:who|that)\s+)?(?:is\s+|was\s+|has\s+)?(?:works?|worked|working|employed)\b
	)
`
const customers = patternPart`
	(?:
		customers|clients|(?:an?y?|each|existing|prospective|potential|current|former|other)\s+(?:\w+\s+)?(?:customer|client)|accounts?
		|prospects?|suppliers?|vendors?|business\s+partners?|(?:does|do|did|doing)\s+business\s+with|distributors?|licensees?|tenants?
	)
`
const ofPeople = new RegExp(
	patternPart`
		\b(?:
			solicit\w*|hir(?:e|ing)|recruit\w*|employ(?:ing)?|engag(?:e|ing)|entic\w+|induc\w+|poach\w*|lur(?:e|ing)|approach\w*|contact\w*
			|take\s+away|win\s+over|encourag\w+|persuad\w+
		)\b(?:(?!\bin\s+any\s+business)[^.;]){0,200}?\b${people}\b
	`,
	'i',
)
const ofCustomers = new RegExp(
	patternPart`
		\b(?:
			solicit\w*|entic\w+|induc\w+|poach\w*|canvass\w*|divert\w*|approach\w*|win\s+over|lur(?:e|ing)|accept\s+business|persuad\w+
			|encourag\w+|contact|take\s+away|(?:keeps?|stays?)\s+away\s+from|services\s+to\s+any|take
		)\b(?:(?!\bemployees?\s+of\b)[^.;]){0,160}?\b${customers}\b
	`,
	'i',
)
const barred = /\b(?:keeps?\s+away|stays?\s+away|not|never|neither|nor|no\s+party|refrain\w*|prohibited|barred|restrained|won['’]t)\b/i
const notABan = longPattern('i')`
	\b(?:
		proxy|proxies|proposals?|offers?\s+from|tenders?|donations?|advertis\w+\s+(?:by|on|in)\s+(?:the\s+)?site
		|solicit(?:s|ing)?\s+(?:information|personal|passwords?|orders|applications?)
		|nothing\s+(?:in|herein|contained)\b[^.]{0,120}\b(?:solicit|hir)
	)\b
	|\b(?:engag\w+|employ\w*)\b[^.;]{0,40}\b(?:attorney|counsel|in\s+any\s+(?:business|activity|conduct))|\bfor[\s-]+hire\b
	|\b(?:not|nor)\s+(?:be\s+)?(?:obligated|required|obliged|entitled)\b|\bofficials?\b|\bgovernment|\bin\s+no\s+way\s+restrict
	|\bnot\s+in\s+any\s+way\s+restrict|\bauthori[sz]ed\b[^.;]{0,40}\bto\s+solicit
`
const hiring = /\b(?:hire|hires|hiring|employ|employing|engage|retain)\b/i
const generalAds =
	/\b((?:general|public|open|not\s+(?:\w+\s+)?(?:targeted|directed))[^.;]{0,60}\b(?:advertis\w+|solicit\w*|search\w*|job|postings?|recruit\w*)[^.;]{0,120})/i

function banOf(provision: Provision, source: FrameSource): FrameDraft[] {
	const { sentence } = provision
	const { text } = sentence
	const [employee, customer] = [ofPeople.exec(text), ofCustomers.exec(text)]
	const first = [employee, customer].filter((match) => match !== null).sort((a, b) => a.index - b.index)[0]
	if (!first || !barred.test(text.slice(0, first.index + first[0].length))) return []
	// "Hire" and "employ" stand in many promises; only beside "solicit" or a heading of the kind is it this one.
	const sure = longPattern('i')`
		\bsolicit|\bpoach|\brecruit|\bentic|\binduc|\blur(?:e|ing)|\bhir(?:e|ing)\b|\bdivert|\bwin\s+over|\bcanvass|\bpersuad
		|\baccept\s+business|\btake\s+away|\b(?:keep|stay)s?\s+away|\bapproach|\btake\b[^.;]{0,30}\bwith
		|\b(?:engage|employ)\b[^.;]{0,20}\bany(?:one|body|\s+(?:person|individual))\s+(?:who|that|employed)\b
		|\bcontact\b[^.;]{0,40}\b(?:customer|client)s?\b
		|\bservices\s+to\s+any\b[^.;]{0,60}\b(?:customer|client)s?\s+of\b
	`.test(text)
	if (!sure && !/solicit|\bhir|recruit|poach/i.test(provision.headings)) return []
	const span = spanOfMatch(sentence, first)
	const { who, modality } = doerOf(
		provision,
		{ start: span.start, end: span.start + (first[0].match(/^\S+/)?.[0].length ?? 1) },
		source.parties,
	)
	if (
		modality &&
		(modality.value === 'may' || modality.value === 'must' || modality.value === 'is') &&
		!/\brefrain|\bnot\b|\b(?:keep|stay)s?\s+away\b/i.test(text)
	)
		return []
	const labelled =
		Math.max(provision.labels.get('No-Solicit Of Employees') ?? 0, provision.labels.get('No-Solicit Of Customers') ?? 0) >= 0.4 ||
		/solicit|\bhir|recruit|poach/i.test(provision.headings)
	if (!labelled && !(who && (modality?.value === 'must_not' || modality?.value === 'is_not' || /\b(?:keep|stay)s?\s+away\b/i.test(text))))
		return []
	const effect =
		employee && customer
			? 'employees_and_customers'
			: customer
				? 'customers'
				: hiring.test(employee?.[0] ?? '') && /\b(?:hire|employ)\b/i.test(employee?.[0] ?? '')
					? 'no_hire'
					: 'employees'
	return [
		{
			...emptyFrame('non_solicitation', slot(effect, span, 0.8), sentence),
			who,
			modality,
			what: slot(first[0], span, 0.75),
			duration: restrictedTime(provision, source),
			exceptions: [wordsSlot(sentence, generalAds, 0.7)].filter((found) => found !== null),
			mutual: who && who.value.kind !== 'party' ? slot(true, who, who.confidence) : null,
		},
	]
}
