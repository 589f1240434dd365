import { longPattern } from '#app/domain/text/long-pattern.ts'
/** Why a contract may be ended before its time. */
export type Cause = 'insolvency' | 'change_of_control' | 'breach' | 'event'

const insolvency = longPattern('i')`
	\b(?:
		insolven\w+|bankrupt\w*|receiver(?:ship)?|liquidat(?:ion|or|ed)|winding[\s-]up|wound\s+up
		|general\s+assignment\s+for\s+the\s+benefit|dissol(?:ved|ution)|ceases?\s+(?:to\s+(?:do|carry)|doing)\b[^.;]{0,20}\bbusiness
		|administration
	)\b
`
const control = longPattern('i')`
	\bchange\s+(?:of|in)\s+(?:\w+\s+)?control\b|\b(?:is\s+)?acquired\s+by\b
	|\b(?:sale|acquisition)\s+of\s+(?:all|substantially|a\s+(?:majority|controlling)|control)|\bmerge[sr]?\b
`
const breach = longPattern('i')`
	\b(?:
		breach\w*|default\w*|violat\w+|fail(?:s|ed|ure)?|non-?(?:performance|payment|compliance)
		|for\s+(?:good\s+|just\s+)?(?:cause|reason)|with\s+cause|misconduct|fraud|overdue
		|(?:does|do|did)\s+not\s+(?:pay|perform|comply|meet|deliver|fulfil\w*)|break(?:s|ing)?|infring\w+|misrepresent\w*|neglect\w*
		|delinquen\w+|repudiat\w+
	)\b
`

/** The cause in the conditions of a right to terminate; `null` where there are none. */
export function causeOf(conditions: readonly string[]): Cause | null {
	const words = conditions.join(' ; ').replace(/["“”]/g, '')
	if (words.trim() === '') return null
	if (breach.test(words)) return 'breach'
	if (insolvency.test(words)) return 'insolvency'
	if (control.test(words)) return 'change_of_control'
	return 'event'
}

export { control as controlWords, insolvency as insolvencyWords }

const noticeOnly = longPattern('iu')`
	^(?:,?\s*(?:and|but|or)\s+)?(?:
		(?:up)?on|by|with|after|subject\s+to
		|provided\s+(?:that\s+)?(?:it|they|the\s+\w+|such\s+party|[\p{Lu}]\w+)\s+
			(?:gives?|provides?|has\s+given|shall\s+give|must\s+give|first\s+gives?)
		|if\s+(?:it|they|the\s+\w+)\s+gives?
	)\b[^.;]{0,140}\b(?:notice|notification|notifying)\b(?!
		[^.;]{0,80}\b(?:of\s+(?:such\s+|the\s+|a\s+|any\s+)?(?:material\s+)?(?:breach|default)|specifying|that\s+(?:such|the)\b)
	)
`
const unconditional = longPattern('i')`
	^(?:
		subject\s+to\s+(?:the\s+)?(?:terms|provisions|section|sections|clause|paragraph|article|applicable\s+law)\b
		|unless\s+(?:otherwise|earlier|sooner)\b|except\s+as\b|if\s+(?:permitted|allowed)\s+by\s+(?:applicable\s+)?law
	)
`
const elsewhere =
	/^(?:in\s+accordance\s+with|pursuant\s+to|under|as\s+(?:provided|set\s+(?:out|forth)|described|permitted|specified)\s+in|as\s+(?:provided|permitted)\b)/i

/** The conditions that make a right depend on something: not those on how notice is given. */
export function realConditions(conditions: readonly string[]): string[] {
	return conditions
		.map((words) => words.trim())
		.filter(
			(words) =>
				words !== '' &&
				!/^(?:with(?:out|\s+or\s+without)|whenever)\b/i.test(words) &&
				!(noticeOnly.test(words) && !breach.test(words) && !insolvency.test(words)) &&
				!unconditional.test(words) &&
				!elsewhere.test(words),
		)
}

const will = longPattern('i')`
	\b(?:
		at\s+any\s+(?:time|moment)|for\s+(?:any|no)\s+(?:or\s+(?:no|any)\s+)?reason|(?:with\s+or\s+)?without\s+(?:\w+\s+)?cause
		|with\s+or\s+without\s+(?:\w+\s+)?cause|without\s+(?:giving\s+)?(?:any\s+)?reason|for\s+(?:its\s+|their\s+)?(?:own\s+)?convenience
		|at\s+will|whenever|no\s+reason|for\s+any\s+or\s+no
	)\b
`

/** Words that no reason is needed. */
export function saysAtWill(text: string): boolean {
	return will.test(text)
}

/** "For Cause" and nothing that opens the right again. */
export function saysForCause(text: string): boolean {
	return /\b(?:for|with)\s+["“]?(?:good\s+|just\s+)?[Cc]ause\b/.test(text) && !will.test(text)
}

/** "For cause", "for breach", "by reason of a default": a reason that stands without a conjunction. */
export function causeInManner(adjuncts: readonly string[]): Cause | null {
	const reasons = adjuncts
		.map((words) => words.replace(/["“”]/g, ''))
		.filter(
			(words) =>
				longPattern('i')`
					^(?:only\s+)?(?:
						for|with\s+(?:good\s+|just\s+)?cause|by\s+reason\s+of|because\s+of|due\s+to|following|after|as\s+a\s+result\s+of
						|on\s+(?:account|grounds?)\s+of|on|upon|in\s+(?:the\s+)?(?:case|event)|within
					)\b
				`.test(words.trim()) && !saysAtWill(words),
		)
	return reasons.length === 0 ? null : onlyGrave(causeOf(reasons))
}

function onlyGrave(cause: Cause | null) {
	return cause === 'event' ? null : cause
}
