/** The verbs of contracts, in base form; a word behind a modal is a verb whether or not it is listed. */
const verbs = new Set(
	`abide accelerate accept access accommodate accompany account accrue achieve acknowledge acquire act add address adhere adjust administer admit adopt advance
	advertise advise affect afford agree alert allocate allow alter amend analyze announce answer anticipate appeal appear apply appoint approach approve
	arbitrate arise arrange ascertain ask assert assess assign assist associate assume attach attempt attend attract attribute audit
	authenticate authorize authorise
	avail avoid award bar base bear become begin believe belong benefit bill bind block book breach bring broadcast browse build buy
	bypass calculate call cancel carry
	cause cease certify challenge change charge check choose circumvent claim classify click close collaborate collect combine come
	commence commit communicate compare
	compensate compete compile complain complete comply comprise compromise conceal conclude conduct confer configure confirm
	conflict conform connect consent consider
	consolidate constitute construe consult contact contain contest continue contract contribute control convert convey cooperate
	coordinate copy correct correspond
	cover create credit cure customize deactivate deal decide declare decline decompile decrypt deduct deem default defend defer
	define delay delegate delete deliver
	demand demonstrate deny depend deposit deprive derive describe design designate desire destroy detect determine develop devote
	differ direct disable disassemble discard
	discharge disclaim disclose discontinue discover discriminate discuss dismiss disparage display dispose disrupt dissolve
	distribute disturb divert divulge do document
	download draft draw duplicate earn edit effect effectuate elect eliminate email employ enable encounter encourage encrypt
	encumber end endeavor endeavour endorse
	enforce engage enhance enjoin enjoy enlarge ensure enter entitle enure erase escalate establish estimate evaluate exceed
	exchange exclude excuse execute exempt exercise exist
	expand expect expire explain exploit explore export expose express extend extract facilitate fail fall file fill finance find
	fix follow forbear force forfeit forward foster
	fulfil fulfill function fund furnish gain generate get give go govern grant guarantee handle happen harass hear help hire hold
	honor honour host identify impair
	impersonate implement imply import impose improve include incorporate increase incur indemnify indicate induce influence inform
	infringe inherit initiate inquire insert insist
	inspect install institute instruct insure integrate intend interact interfere interpret introduce inure invalidate invest
	investigate invite invoice invoke involve issue jeopardize
	join keep know lapse last launch lead learn lease leave lend let levy license licence limit link liquidate list litigate live
	locate lodge log look lose maintain make manage
	manufacture mark market match mature mean measure meet merge mirror mislead misuse mitigate modify monitor mortgage move name
	need negotiate nominate notify object obligate oblige observe
	obtain occur offer offset omit open operate oppose opt order outsource overcome override oversee owe own participate pass pay
	perform permit persist personalize place plan play pledge
	possess post practice preclude prejudice prepare prepay present preserve prevail prevent proceed process procure produce
	prohibit promise promote propose prosecute
	protect prove provide publish purchase pursue put qualify quit raise read realize reasonably receive reclaim recognize recognise
	recommend record recover redact redeem reduce refer reflect refrain refund
	refuse register reimburse reinstate reject relate release relieve relinquish relocate rely remain remedy remember remit remove
	render renew rent reorganize repair repay replace reply report
	repossess represent reproduce repurchase request require rescind resell reserve reset reside resign resolve resort respect
	respond restore restrict restrain result resume retain retire retrieve return reveal reverse
	revert review revise revoke ride run safeguard satisfy save say schedule scrape search secure see seek seize select sell send
	separate serve service set settle share ship show sign signify solicit speak
	specify spend sponsor stand start state stay stipulate stop store strive subcontract subject sublease sublet sublicense submit
	subscribe substitute sue suffer suggest supersede supervise supplement supply support surrender
	survive suspend sustain take tell tender terminate test toll track train transfer translate transmit transport travel treat try
	turn understand undertake unsubscribe
	update upgrade upload use utilise utilize vacate vary verify vest view violate visit vote wait waive want warn warrant watch
	wear wind wish withdraw withhold work write`.split(/\s+/),
)
verbs.delete('reasonably')

/** Words that are nouns at least as often as verbs: alone they make no statement. */
const alsoNouns = new Set(
	`access account act address advance amount answer appeal approach attempt audit award bar base bear benefit bill block book
	breach broadcast call cause challenge change charge check
	claim close conduct conflict consent contact contract control copy cover credit cure deal default delay demand deposit safeguard
	email profit contact design desire discharge display document download draft draw effect end
	exchange exercise export express file finance fix force forward function fund gain grant guarantee help hire hold host import
	increase influence interest invoice issue lapse last launch lead lease leave
	license licence limit link list live log look make mark market match measure mirror mortgage move name need notice object offer
	offset order own pass pay permit place plan play pledge post practice present process
	produce program promise purchase raise record refund register release remedy rent repair reply report request reserve reset
	resort respect result return reverse review ride run sale save schedule search secure service set settle share
	ship show sign stand start state stay stop store subject supplement supply support surrender suspect tender term test time toll
	track train transfer transport travel treat turn update upgrade use view visit vote wait want warrant
	watch wear wind wish work assigns works fees notices terms costs damages goods products rights means licenses services`.split(/\s+/),
)

const irregular = new Map(
	Object.entries({
		been: 'be',
		was: 'be',
		were: 'be',
		is: 'be',
		are: 'be',
		am: 'be',
		had: 'have',
		has: 'have',
		did: 'do',
		does: 'do',
		done: 'do',
		made: 'make',
		given: 'give',
		gave: 'give',
		taken: 'take',
		took: 'take',
		bound: 'bind',
		borne: 'bear',
		brought: 'bring',
		bought: 'buy',
		built: 'build',
		become: 'become',
		became: 'become',
		begun: 'begin',
		began: 'begin',
		broken: 'break',
		chosen: 'choose',
		chose: 'choose',
		come: 'come',
		drawn: 'draw',
		fallen: 'fall',
		found: 'find',
		forgone: 'forgo',
		gotten: 'get',
		got: 'get',
		gone: 'go',
		went: 'go',
		grown: 'grow',
		held: 'hold',
		heard: 'hear',
		kept: 'keep',
		known: 'know',
		knew: 'know',
		laid: 'lay',
		led: 'lead',
		left: 'leave',
		lent: 'lend',
		lost: 'lose',
		meant: 'mean',
		met: 'meet',
		overridden: 'override',
		paid: 'pay',
		proven: 'prove',
		read: 'read',
		run: 'run',
		said: 'say',
		seen: 'see',
		sought: 'seek',
		sold: 'sell',
		resold: 'resell',
		sent: 'send',
		set: 'set',
		reset: 'reset',
		shown: 'show',
		shut: 'shut',
		spent: 'spend',
		spoken: 'speak',
		stood: 'stand',
		sublet: 'sublet',
		sworn: 'swear',
		told: 'tell',
		taught: 'teach',
		thought: 'think',
		understood: 'understand',
		undertaken: 'undertake',
		undertook: 'undertake',
		withdrawn: 'withdraw',
		withheld: 'withhold',
		wound: 'wind',
		written: 'write',
		wrote: 'write',
		put: 'put',
		let: 'let',
		cut: 'cut',
		hit: 'hit',
		quit: 'quit',
		split: 'split',
		reserved: 'reserve',
		having: 'have',
		being: 'be',
		dying: 'die',
		lying: 'lie',
		forbidden: 'forbid',
		arisen: 'arise',
		arose: 'arise',
		struck: 'strike',
		worn: 'wear',
		leased: 'lease',
		released: 'release',
		used: 'use',
		agreed: 'agree',
		dealt: 'deal',
		redone: 'redo',
		woken: 'wake',
		fed: 'feed',
		sunk: 'sink',
		rewritten: 'rewrite',
		underwritten: 'underwrite',
	}),
)

/** Whether a word may be a verb in its base form. */
export function isBaseVerb(word: string): boolean {
	return verbs.has(word) || word === 'be' || word === 'have'
}

/** Whether a base form is as likely to be a noun. */
export function isAlsoNoun(word: string): boolean {
	return alsoNouns.has(word)
}

/** The base form of a participle ("terminated", "borne"); `null` for other words. */
export function baseOfParticiple(word: string): string | null {
	const known = irregular.get(word)
	if (known !== undefined) return /^(?:is|are|was|were|am|has|does|did|having|being)$/.test(word) ? null : known
	return word.endsWith('ed') && word.length > 4 ? stemmed(word, word.slice(0, -2)) : null
}

/** The base form of "assigning"; `null` for other words. */
export function baseOfGerund(word: string): string | null {
	if (!word.endsWith('ing') || word.length < 5) return null
	const known = irregular.get(word)
	return known ?? stemmed(word, word.slice(0, -3))
}

/** The base form of "assigns", "carries"; `null` when the word is no such form of a verb that is known. */
export function baseOfThirdPerson(word: string): string | null {
	let base = thirdPersons.get(word)
	if (base === undefined) {
		// Hostile text has endless words; a contract has few.
		if (thirdPersons.size > mostRemembered) thirdPersons.clear()
		thirdPersons.set(word, (base = findThirdPerson(word)))
	}
	return base
}

const thirdPersons = new Map<string, string | null>()
const mostRemembered = 20_000

function findThirdPerson(word: string): string | null {
	if (!word.endsWith('s') || word.endsWith('ss')) return null
	const base = word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
	if (verbs.has(base)) return base
	const shorter = word.endsWith('es') ? word.slice(0, -2) : ''
	return verbs.has(shorter) ? shorter : null
}

/** Tries the ways in which English glues an ending on: "terminat|ed", "pay|ed", "submitt|ed", "carri|ed". */
function stemmed(word: string, stem: string): string | null {
	if (verbs.has(`${stem}e`)) return `${stem}e`
	if (verbs.has(stem)) return stem
	if (/([b-df-hj-np-tv-z])\1$/.test(stem) && verbs.has(stem.slice(0, -1))) return stem.slice(0, -1)
	if (stem.endsWith('i') && verbs.has(`${stem.slice(0, -1)}y`)) return `${stem.slice(0, -1)}y`
	if (word.endsWith('ing')) return null
	// A participle of a verb that is not listed is still a participle.
	return stem.endsWith('i')
		? `${stem.slice(0, -1)}y`
		: /(?:[aeiou][a-z]*[^aeiouwxy]|[cgsuvz])$/.test(stem) && /(?:at|iz|is|ut|ur|id|ag|ak|iv|in|ir|it|c|g|u|v|s|z)$/.test(stem)
			? `${stem}e`
			: stem
}
