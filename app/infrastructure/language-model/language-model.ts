/** A language model behind an OpenAI-compatible server. */
export interface LanguageModel {
	/** Its name, as the server knows it. */
	name: string
	/** The server that gets the words, as people are told: `api.openai.com`, or with `http://` where the way there is not encrypted. */
	server: string
	/** Whether its server has an address on this machine: it may be slow, and may be a way to another one. */
	local: boolean
	/** Whether it was found on this machine, without a key: what it is told stays here. */
	found: boolean
	/** Tokens that it takes at once, question and answer together: as set, else as its server says, else what is usual. Never rejects. */
	context(): Promise<number>
	/**
	 * Asks one question, several times where the server is busy or gone and nothing of the answer has come yet.
	 *
	 * @throws the signal's reason when it aborts, and what `onRequest` throws; everything that the server does wrong is an outcome
	 */
	ask(question: ModelQuestion): Promise<ModelAnswer>
}

export interface ModelQuestion {
	system: string
	prompt: string
	/** JSON schema of one element of the answer, which is an object with the array `elements`. */
	elementSchema: JsonSchema
	maxOutputTokens: number
	signal: AbortSignal
	/** Gets each element as soon as it has come whole, unchecked. */
	onElement(element: unknown): void
	/** Gets the exact body of each request before it leaves; a rejection keeps it here. Gives back who is told how it ended. */
	onRequest(body: string): Promise<(end: RequestEnd) => Promise<void>>
}

export type JsonSchema = Record<string, unknown>

/** How asking ended. `usage` adds up all requests, estimated from the characters where the server does not count. */
export interface ModelAnswer {
	outcome: ModelOutcome
	elements: number
	usage: TokenUsage
}

export interface TokenUsage {
	input: number
	output: number
}

/** How one request ended; `usage` is `null` where the server did not count. */
export interface RequestEnd {
	outcome: ModelOutcome | 'stopped'
	usage: TokenUsage | null
}

/**
 * `answered`: the whole answer came. `cut_off`: it ended before it was whole, what came counts. `unreadable`: it is not
 * what was asked for. `too_slow`: a time-out. `busy`: the server has no time for us (429) or is broken (5xx).
 * `unreachable`: no connection. `refused`: the key, the model or the request is not accepted.
 */
export type ModelOutcome = 'answered' | 'cut_off' | 'unreadable' | 'too_slow' | 'busy' | 'unreachable' | 'refused'
