import type { FactName, ParsedFact } from '../../facts/fact-names.ts'
import type { FrameSource } from '../read-frames.ts'

/** The facts of one name, in document order. */
export function factsNamedIn({ facts }: Pick<FrameSource, 'facts'>, name: FactName): ParsedFact[] {
	return facts.filter((fact) => fact.name === name)
}
