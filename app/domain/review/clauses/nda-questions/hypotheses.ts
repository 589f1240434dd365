/** The 17 questions of ContractNLI about a confidentiality agreement, by their numbers there, with their texts. */
export const ndaHypotheses = [
	{ id: 'nda-1', asks: 'must all confidential information be marked or named as such' },
	{ id: 'nda-2', asks: 'is only technical information confidential' },
	{ id: 'nda-3', asks: 'can information told by word of mouth be confidential' },
	{ id: 'nda-4', asks: 'may the information be used for the stated purposes only' },
	{ id: 'nda-5', asks: 'may some of it be shared with employees' },
	{ id: 'nda-7', asks: 'may some of it be shared with third parties such as advisers' },
	{ id: 'nda-8', asks: 'must a disclosure that the law compels be announced first' },
	{ id: 'nda-10', asks: 'is it secret that the parties talk or have agreed' },
	{ id: 'nda-11', asks: 'is reverse engineering forbidden' },
	{ id: 'nda-12', asks: 'may one develop similar information independently' },
	{ id: 'nda-13', asks: 'may one get similar information from a third party' },
	{ id: 'nda-15', asks: 'is no right to the information granted' },
	{ id: 'nda-16', asks: 'must information be returned or destroyed at the end' },
	{ id: 'nda-17', asks: 'may copies be made in some cases' },
	{ id: 'nda-18', asks: 'is soliciting people of the other side forbidden' },
	{ id: 'nda-19', asks: 'do some obligations outlive the agreement' },
	{ id: 'nda-20', asks: 'may some information be kept after its return or destruction' },
] as const

/** The answers in the order of a model's chances. */
export const ndaAnswers = ['entailed', 'contradicted', 'not_mentioned'] as const
