import { longPattern } from '#app/domain/text/long-pattern.ts'

/** What binds or frees both sides alike. */
const mutual =
	/^\W*(?:either|neither|both|nobody|none)\b|\b(?:each|both|neither|either)\s+(?:of\s+(?:us|them|you)|sides?|parties|party|firms?)\b/i

/** Words that make a clause harsher than its kind mostly is, in everyday words. */
const harsh: readonly RegExp[] = [
	// Fault, harm or performance do not matter.
	longPattern('i')`
		\beven\s+(?:if|when|where|for|though|after)\b|\bwhether\s+or\s+not\b|\bno\s+matter\b
		|\bwhatever\b(?!\s+(?:its|their|the)\s+(?:size|number|name|form)\b)|\bregardless\b
		|\balso\s+(?:not|where|when|if)\b|\bhowever\s+(?:small|large|short|long|late|little)\b
	`,
	// No end and no limit.
	longPattern('i')`
		\bfor\s?ever\b|\bfor\s+good\b(?!\s+(?:cause|reason|faith|and\s+valuable))|\bunlimited\b
		|\bwithout\s+(?:any\s+)?(?:limit|end)\b|\bin\s+perpetuity\b|\bpermanently\b
		|\b(?:seven|eight|nine|ten|twelve|fifteen|twenty|thirty|1\d|20|30|50|99)\s+years\b(?!\s+(?:old|of\s+age))
		|\b(?:not|no|nobody|never)\b[^.;]{0,120}\b(?:three|four|five|six|[3-6])\s+years\b
		|\b(?:three|four|five|six|[3-6])\s+years\b[^.;]{0,120}\b(?:not|no|nobody|never)\b
	`,
	// One side decides alone.
	longPattern('iu')`
		\b(?:as|when|if|whenever|because)\s+(?:it|he|she|we|they|(?:the\s+)?\p{L}+)\s+(?:\p{L}+\s+){0,2}?
			(?:considers?|feels?|likes?|wants?|wishes|thinks?|pleases|sees?\s+fit|finds?\s+(?:it\s+)?right|might\s+like)\b
		|\bat\s+(?:its|his|her|our|their)\s+(?:taste|will|pleasure|liking|choice|discretion)\b
		|(?<!\b(?:not|nor|never|no)\b[^.;]{0,60})\bwithout\s+(?:a\s+|any\s+)?(?:ground|reason|warning|explanation|asking)s?\b
		|\bfor\s+(?:any|whatever|no)\s+(?:cause|reason)\b|\bon\s+any\s+day\b|\bat\s+any\s+moment\b
	`,
	// Sums and times far from what is usual.
	longPattern('i')`
		\b(?:percent|%)\s+(?:every|each|a|per)\s+(?:day|week|month)\b|\bper\s?cent\s+(?:every|each|a|per)\s+(?:day|week|month)\b
		|\b(?:sixty|seventy|eighty|ninety|(?:one\s+)?hundred|60|75|90|1[0-9]0)\b[^.;]{0,30}\bdays\b[^.;]{0,60}\b(?:after|before|late[rs]?)\b
			[^.;]{0,60}\b(?:paid|pays?|money|bills?|invoices?|buyers?|parcels?|deliver\w*|ships?|leaves)\b
		|\b(?:paid|pays?|money|bills?|invoices?)\b[^.;]{0,60}\b(?:sixty|seventy|eighty|ninety|(?:one\s+)?hundred|60|75|90|1[0-9]0)\b[^.;]{0,30}\bdays\b
		|\b(?:two|three|four|five|ten)\s+times\b[^.;]{0,60}\b(?:sum|loan|money|amount|price|fee|salary)\b
		|\b(?:thirty|forty|fifty|sixty|[3-9]\d)(?:[\s-]\w+)?\s+(?:percent|%)\s+(?:less|off|below|discount)
	`,
	// What was paid, earned or given is lost.
	longPattern('i')`
		\b(?:not|never|nothing)\b[^.;]{0,60}\b(?:given\s+back|paid\s+back|taken\s+back|returned|refunded|replaced|credited)\b
		|\b(?:money|fee|payment|deposit|sum|price)\b[^.;]{0,40}\b(?:stays?|remains?|is\s+kept|is\s+lost)\b(?!\s+(?:the\s+same|fixed|unchanged|due))
		|\b(?:pass(?:es)?|goes?|go)\s+over\s+to\b|\bwithout\s+(?:payment|pay|compensation)\b[^.;]{0,40}\b(?:possession|property|belongs?)\b
		|\bstarts?\s+(?:again\s+)?(?:from|at)\s+zero\b
	`,
	// One side is bound and the other is free.
	longPattern('i')`
		\bwhile\b[^.;]{0,60}\b(?:is|are|stays?|remains?)\s+free\b|\bbut\s+for\b[^.;]{0,60}\b(?:enough|suffice)\w*\b
		|\bonly\s+(?:for|by|against)\s+(?:you|him|her|it|us)\b
	`,
	// What is shown or sent trains a machine.
	longPattern('iu')`
		^(?![^]*\b(?:not|never|no|\p{L}+n['’]t)\b[^.;]{0,80}\b(?:train|learn))[^]*\b(?:
			self-?learning|trainings?\s+of|to\s+train|trains?\s+(?:a|an|our|its|their|the|your)|(?:has|have)\s+(?:once\s+)?learned
		)\b
	`,
]

/**
 * Whether a sentence in everyday words is harsher than its kind mostly is: whatever the fault, without an end, as one
 * side likes, far from the usual sums and times, with a loss of what was paid, or for one side alone. Such words alone are
 * no finding; beside a sentence that the reader of points might raise, they are what a lawyer would raise it for.
 */
export function isStark(text: string): boolean {
	return !mutual.test(text) && harsh.some((pattern) => pattern.test(text))
}
