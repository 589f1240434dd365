/** A language model behind an OpenAI-compatible server. */
export interface LanguageModel {
	/** The model's name on the server. */
	name: string
	/** The server that gets the words, as shown to people: `api.openai.com`, or with `http://` where the connection is not encrypted. */
	server: string
	/** Whether its server's address is on this machine: it may be slow, and may forward to another one. */
	local: boolean
	/** Whether it was found on this machine without a key, so that words stay here. */
	found: boolean
	/** The context in tokens, question and answer together: as configured, else from the server, else the usual. Never rejects. */
	context(): Promise<number>
	/**
	 * Asks one question, and retries while the server is busy or unreachable and no answer has begun.
	 *
	 * @throws the signal's reason when it aborts, and what `onRequest` throws; every failure of the server is an outcome
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
	/** Gets each element as soon as it is complete, unchecked. */
	onElement(element: unknown): void
	/** Gets the exact body of each request before it is sent; a rejection prevents that. Returns a callback for how the request ended. */
	onRequest(body: string): Promise<(end: RequestEnd) => Promise<void>>
}

export type JsonSchema = Record<string, unknown>

/** How a question ended. `usage` adds up all requests, estimated from the characters where the server does not count. */
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
 * `answered`: the whole answer arrived. `cut_off`: it ended early, and what arrived counts. `unreadable`: it has
 * another format than requested. `too_slow`: a time-out. `busy`: the server is overloaded (429) or broken (5xx).
 * `unreachable`: no connection. `refused`: the key, the model or the request is not accepted.
 */
export type ModelOutcome = 'answered' | 'cut_off' | 'unreadable' | 'too_slow' | 'busy' | 'unreachable' | 'refused'
