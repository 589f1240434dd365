import { longPattern } from '#app/domain/text/long-pattern.ts'
import { anyOf } from '../any-of.ts'
import { confidence } from '../confidence.ts'
import { around, durationFacts } from './duration-facts.ts'
import type { ParsedFact } from '../fact-names.ts'
import { type FactSource, within } from '../fact-source.ts'
import { makeFact } from '../make-fact.ts'

const termSentence = longPattern('i')`
	\b(?:
		terms?["”]?\s(?:of|is|means|shall|will|for)|initial\s(?:\w+\s)?term|duration
		|(?:remain|continue|be)\sin\s(?:full\s)?(?:force|effect)|in\sforce|shall\s(?:continue|expire|terminate|commence)
		|will\s(?:continue|expire|terminate|commence)|expires?
		|\b(?:agreement|contract|letter|undertaking|nda|it)\s(?:then\s|also\s)?(?:ends?|lasts?|continues?|runs?|stays?)\b
		|effective\s(?:for|until)|\bcontinues?\sfor|valid\sfor|lease\sterm
	)\b
`
const termBefore = longPattern('i')`
	(?:
		\bterm\b[^.;]{0,60}|\bduration\b[^.;]{0,40}|\beffect(?:ive)?\b[^.;]{0,50}|\bin\sforce\b[^.;]{0,40}|\bcontinu\w+\b[^.;]{0,50}
		|\bexpires?\b[^.;]{0,30}|\b(?:ends?|lasts?|runs?)\s(?:for\s)?(?:\w+\s){0,1}|\bvalid\b[^.;]{0,20}
		|\bterminates?(?:\sautomatically)?\s(?:after|upon|at|on)?[^.;]{0,30}|\bperiod\sof\s|\bcommenc\w+\b[^.;]{0,60}
	)$
`
const fromStart = longPattern('i')`
	^[^.;]{0,25}\b(?:from|after|following|of|commencing|beginning|starting)\s(?:and\safter\s)?(?:the\s|its\s|this\s)?(?:
		effective\sdate(?!\sof\s(?:such\s|any\s|the\s)?(?:expir|terminat))
		|(?:its\s)?date\s(?:hereof|of\sthis|first|of\s(?:its\s)?(?:execution|signing|signature)|(?:\w+\s){0,2}sign)|execution|commencement
		|date\sset\sforth|date\sabove|(?:\w+\s)?effective
	)
`
/** The term itself, or the agreement that runs: "the term of this Agreement is", "it stays in force for"; `#` stands for the length. */
const runs = longPattern('i')`
	\b(?:
		(?:
			(?<!\b(?:during|throughout|for|of)\s(?:the\s)?(?:entire\s)?)(?:
				initial\s|lease\s|base\s|original\s|subscription\s|first\s|employment\s|license\s|fixed\s
			)?terms?[”"]?(?:\s(?:of|for|hereof|hereunder)\b[^.;#]{0,60})?,?\s(?:\(?[“"][^”"]{1,30}[”"]\)?,?\s)?(?:of\semployment\s)?
			(?:shall|will|is|means|begins?|commences?|runs?|starts?|of\s|#)
		)
		|initial\s(?:\w+\s){0,2}(?:term|period)\b|duration\b|in\s(?:full\s)?(?:force|effect)\b
		|(?:agreement|contract|lease|letter|undertaking|nda|engagement|employment|appointment|it|licen[cs]e)\b[^.;#]{0,60}\b(?:
			expires?|ends?|lasts?|continues?|runs?|stays?|terminates?|commences?|for\sa\s(?:period|term)|be\sfor|valid|is\sfor
		)\b
		|[Ff]or\sa\s(?:period|term)\sof\s#\s?(?:\([^)]*\)\s)?(?:from|commencing|beginning|starting|after)|valid\sfor|effective\sfor
	)[^.;#]{0,110}#
	|^[^#]{0,40}\bterm\b[^.;#]{0,60}#
`
const otherTerm = longPattern('i')`
	\b(?:
		force\smajeure|stamps?|vouchers?|coupons?|points|once\severy|insurance\spolic|warranty
		|options?\s(?:expire|shall\sexpire|will\sexpire)|cookies?|in\sthe\sevent\sthat|minimum\sof|standstill|vacation|first\slook
		|having\sa\sterm|with\sa\sterm|following\sbenefits|paid\stime\soff|holidays?|(?:stock\s)?options?\s(?:shall|will|\([^)]*\)|is|are)
		|fair\smarket\svalue
	)\b
`
/** A covenant that goes on behind the term, single sections that go on, one of several wordings of a template. */
const notThisTerm = longPattern('i')`
	\bterm\sof\s(?:the\s)?(?:confidential\w*|non-?disclosure|warranty)\b[^.;]{0,60}$|\b(?:thereafter|afterwards?)\b[^.;]{0,40}$
	|\b(?:provisions?|sections?|covenants?|obligations?|restrictions?)\b[^.;]{0,110}\b(?:continue|remain)\b[^.;]{0,60}$
	|\bminimum\s(?:\w+\s)?term\b[^.;]{0,20}$|\[?\boption\s\d|\w\.[\w.]{1,40}=
`
const ofCovenant = /\b(?:non-?compet\w*|compete|competing|competitive|non-?solicit\w*|solicit\w*)\b/i
const otherUse = longPattern('i')`
	\b(?:
		surviv\w+|extended|(?:duties|obligations?)\b[^.;]{0,30}\b(?:continue|last|end)|renew\w*|successive|additional|notice|cure|remed\w+
		|invoice|written|warrant\w*|disclos\w+|receipt|vest\w*|option\w*|breach|post-termination|within|force\smajeure|delay\w*|default
		|events?|failure|disab\w+|illness|quarters?
	)\b
`
const survivalBefore = longPattern('i')`
	(?:
		\bsurviv\w+|\bremain\w*\s(?:bound|in\s(?:full\s)?(?:force|effect))
		|\b(?:obligations?|duties|undertakings?|covenants?|restrictions?)\b[^.;]{0,60}\b(?:continue|last|apply|remain|end|survive|bind)
		|\bsecret\b|\bconfiden\w+
	)[^.;]{0,110}$
`
const notSurvival = longPattern('i')`
	\b(?:
		notice|prior|within|warrant\w*|salary|pay|paid|cure[sd]?|remed\w+|extend\w*|audit\w*|records?|use\sthe|insur\w+|terminate\sthis
		|right\sto|option|offer|return|destroy|invoice\w*
	)\b[^.;]{0,60}$
`
const survivalBehind = longPattern('i')`
	^[^.;]{0,40}\b(?:after|following|from|beyond|subsequent\sto|post|of)\b[^.;]{0,50}\b
	(?:terminat\w+|expir\w+|disclos\w+|receipt|received|return|cessation|ends?\sof|ends?)\b
`
const endless = longPattern('i')`
	\b(?:surviv\w+|continue|remain|obligations?|confidential\w*|bind\w*)\b[^.;]{0,120}\b(?:
		in\sperpetuity|perpetual(?:ly)?|indefinite(?:ly)?|without\slimit(?:ation)?\s(?:in|of|as\sto)\stime|forever
		|(?:so|as)\slong\sas\s[^.;]{0,60}(?:trade\ssecret|confidential)
		|until\s[^.;]{0,60}(?:no\slonger\s(?:qualif\w+|confidential|a\strade)|becomes?\s(?:generally|public\w*))
	)
`

/** A trade secret is kept for as long as it is one; that does not make the duty endless. */
const ofTradeSecrets = /\btrade\ssecrets?\b/i

/** What else has a time of its own: an office, a warrant, a program or an appendix. */
const ofOther = anyOf(
	/\bterms?\s(?:of|for)\s(?:Schedule|Exhibit|Appendix|Annex|Attachment)\b/iu,
	/\b(?:each|every|per)\s$/iu,
	longPattern('iu')`
		\bterms?\s(?:of|for)\s(?:the|an?|any|each|its|such)\s(?!
			(?:[\w’'-]+\s){0,4}?(?:
				agreement|contract|lease|licen[cs]e|employment|engagement|appointment|consult\w*|services?|cooperation|venture|arrangement|nda
				|letter|undertaking|franchise|subscription|note|loan|sponsorship|parties
			)\b
		)[\p{L}-]+\s
	`,
)
/** "shall serve for one year", "imprisonment of more than two years", "remains uncured for thirty days": what lasts is not the agreement. */
const lastsOtherwise = anyOf(
	/\b(?:serves?|served|serving|imprison\w*|punish\w*|sentenc\w+|chair\w*|warrants?\s(?:shall|will)|insur\w+|polic(?:y|ies)|successor)\b[^.;]{0,90}$/i,
	/\b(?:sub-?licen[cs]es?|uncured|fail(?:s|ed)?\sto\s(?:cure|remedy))\b[^.;]{0,90}$|\b(?:renew\w*|extension|extended)\b[^.;,]{0,90}$/i,
	/\bwhich\b[^.;,]{0,40}\b(?:expires?|terms?)\b[^.;]{0,20}$|\bat\sleast\s(?:\w+\s)?$/i,
)
const otherLength = /^[)\s-]{0,3}(?:rolling|forecast|cure|grace|notice|waiting|before|prior\sto)\b/i
/** A recital describes the past; "each twelve months" counts years. */
const recital = /^\W{0,3}WHEREAS\b/

/** How long the agreement runs, and what outlives it, in months or days; "perpetual" for what never ends. */
export function readTermFacts(source: FactSource): ParsedFact[] {
	const facts: ParsedFact[] = []
	for (const sentence of source.sentences) {
		const durations = within(source.durations, sentence)
		const aboutTerm = durations.length > 0 && termSentence.test(sentence.text)
		for (const duration of durations) {
			const { before, behind } = around(sentence, duration, 140)
			const near = before.slice(-70)
			if (
				!/^(?:hours|business days)$/.test(duration.unit) &&
				survivalBefore.test(before) &&
				survivalBehind.test(behind) &&
				!/^[’'s]{0,2}\s(?:prior\s|written\s)*notice\b/i.test(behind) &&
				!notSurvival.test(before) &&
				!fromStart.test(behind)
			)
				facts.push(...durationFacts(source, 'survival', duration, confidence.implied))
			else if (/\bsurviv\w+[^.;]{0,100}$/i.test(before)) facts.push(...durationFacts(source, 'survival', duration, confidence.stated))
			else if (
				duration.unit !== 'hours' &&
				duration.unit !== 'business days' &&
				aboutTerm &&
				!notThisTerm.test(before) &&
				!(ofCovenant.test(sentence.text) && /\bperiod\sof\s(?:\w+\s){0,2}$/i.test(before)) &&
				runs.test(`${before}#${behind}`) &&
				!otherTerm.test(sentence.text) &&
				!/\b(?:during|throughout)\sthe\sterm\b[^.;]{0,60}\band\b[^.;]{0,25}$/i.test(before) &&
				(termBefore.test(near) || fromStart.test(behind)) &&
				!otherUse.test(near.slice(-45)) &&
				!longPattern('i')`
					^[^.;]{0,30}\b(?:notice|prior|renewal)
					|^\)?\s?(?:period\s)?(?:immediately\s)?(?:following|after|thereafter)\b(?![^.;]{0,25}\b(?:effective|commencement|date)\b)
					|^\s?(?:\(|thereafter\b)(?![“"(a-z]*(?:the\s)?[“"]?(?:Initial|Term))
				`.test(behind) &&
				!/\b(?:extended|renewal|extension)\s(?:\w+\s)?term\b[^.;]{0,60}$/i.test(before)
			) {
				facts.push(
					...durationFacts(
						source,
						'term',
						duration,
						isOfAgreement(before, behind) && !recital.test(sentence.text) ? confidence.stated : confidence.implied,
					),
				)
			}
		}
		const match =
			/confiden|trade\ssecret|surviv/i.test(sentence.text) &&
			/surviv|perpet|indefinit|forever|as\slong\sas|no\slonger|becomes?/i.test(sentence.text)
				? endless.exec(sentence.text)
				: null
		if (match)
			facts.push(
				makeFact(
					source,
					'survival',
					{ start: sentence.start + match.index, end: sentence.start + match.index + match[0].length },
					{ value: ofTradeSecrets.test(match[0]) ? 'while a trade secret' : 'perpetual', confidence: confidence.stated },
				),
			)
	}
	return facts
}

function isOfAgreement(before: string, behind: string): boolean {
	const isTerm = /\bterm\b/i.test(before.slice(-70)) || fromStart.test(behind)
	return isTerm && !ofOther.test(before) && !lastsOtherwise.test(before) && !otherLength.test(behind)
}
