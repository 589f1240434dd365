const set = (words: string) => new Set(words.split(' '))

export const determiners = set(
	'the a an each any all both either neither no this that such these those its his her their our your my some every other another one said more same certain',
)
export const pronouns = set(
	'it he she they we you i us them him me nothing nobody everyone anyone no-one none neither both each either either',
)
export const prepositions = set(
	'of in to for from by with under on at upon within without during after before until till against between among through ' +
		'throughout over into onto per via about regarding concerning including pursuant prior following notwithstanding as than beyond ' +
		'above below toward towards despite except excluding besides across along behind off outside inside since unlike plus around ' +
		'whether',
)
export const conjunctions = set('and or but nor and/or')
/** Words that open a clause of time or reason with a verb of its own. */
export const subordinators = set(
	'because while whereas although though as than whether since lest whereby wherein why how what whichever whoever whatever',
)
/** Words that open a condition with a verb of its own. */
export const conditionWords = set('if unless when whenever once where until till')
export const relatives = set('which who whom whose that where')
export const adverbs = set(
	'not also always never only ever then hereby herein hereunder hereof thereof thereby therefor therefore thereafter thereupon ' +
		'hereafter however otherwise further furthermore moreover still just thus so too forthwith again already sometimes often well ' +
		'duly at-all-times accordingly henceforth nevertheless nonetheless instead together solely simply likewise first now soon later',
)
/** Verbs and adjectives whose "that" opens what is stated, agreed or ensured. */
export const sayingVerbs = set(
	'agree acknowledge represent warrant covenant understand confirm certify ensure state provide declare undertake promise guarantee ' +
		'recognize recognise accept accepts believe know stipulate require procure affirm admit determine means mean expect hope note ' +
		'intend concede represents warrants agrees acknowledges covenants understands confirms certifies ensures states provides declares ' +
		'undertakes promises guarantees recognizes recognises requires agreed understood acknowledged represented warranted covenanted ' +
		'provided stipulated demonstrate demonstrates notify notifies cause see assume assumes show shows verify verifies',
)
export const timeNouns = set(
	'day days month months year years week weeks hour hours time date anniversary promptly immediately soon shortly thereof',
)

/** An adverb by its list or its ending. */
export function isAdverb(word: string): boolean {
	return adverbs.has(word) || (word.length > 4 && word.endsWith('ly') && !notAdverbs.has(word))
}

const notAdverbs = set(
	'apply supply reply comply imply rely multiply family assembly monthly quarterly yearly weekly daily anomaly monopoly italy july only',
)
