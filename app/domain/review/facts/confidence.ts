/**
 * How sure a reading is, 0 to 1: one of five steps, each for one way of reading. They are ranks, no measured
 * probabilities; nothing between them is used, so a reader of the JSON can tell the ways apart.
 */
export const confidence = {
	/** The document names the value itself: a label before it, a definition beside it, or a form that nothing else has. */
	labelled: 0.95,
	/** A sentence states it with its verb: "is governed by the laws of", "shall continue for". */
	stated: 0.85,
	/** The value stands in a sentence on the subject, and the words near it fit. */
	implied: 0.65,
	/** Only the place speaks for it, such as a name above a signature line: another reading is nearly as likely. */
	guessed: 0.4,
	/** The words can be read in two ways, such as "thirty (60) days": each reading is a fact, and one of them is not meant. */
	disputed: 0.3,
} as const

export type Confidence = (typeof confidence)[keyof typeof confidence]

/** Facts below are shown with "not sure". */
export const sureEnough = 0.5
