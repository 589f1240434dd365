import type { Condition, Path } from '../expressions/condition.ts'
import { ExpressionProblem } from '../expressions/expression-problem.ts'
import { parseCondition, parseEach, parseShown, parseSlot, type Shown } from '../expressions/parse-expression.ts'
import type { TemplateMistake } from '../template-content.ts'

/** Where something stands, as mistakes name it. */
export type Spot = Omit<TemplateMistake, 'problem' | 'paragraph'> & { paragraph: number }

/** What stands between two pairs of braces. */
export type Tag = { spot: Spot; written: string; /** In the characters of its part. */ at: number } & (
	{ kind: 'shown'; shown: Shown } | { kind: 'slot'; name: string } | BlockTag
)

/** A tag that begins, divides or ends a block. */
export type BlockTag =
	| { kind: 'if'; condition: Condition }
	| { kind: 'else'; condition: Condition | null }
	| { kind: 'each'; path: Path; join: string | null }
	| { kind: 'end'; of: 'if' | 'each' }

export type Block = Extract<Tag, BlockTag>

/** Reads a tag. @throws ExpressionProblem */
export function parseTag(
	written: string,
): Tag extends infer Each ? (Each extends Tag ? Omit<Each, 'spot' | 'at' | 'written'> : never) : never {
	const text = written.trim()
	const word = /^[#/]?\s?\w*/.exec(text)?.[0].replace(/\s/g, '') ?? ''
	const rest = text.slice(/^[#/]?\s?\w*/.exec(text)?.[0].length ?? 0)
	switch (word) {
		case '#if':
			return { kind: 'if', condition: parseCondition(rest) }
		case '#each':
			return { kind: 'each', ...parseEach(rest) }
		case '/if':
		case '/each':
			if (rest.trim() !== '') throw new ExpressionProblem(`“${rest.trim().slice(0, 20)}” is not expected after ${word}`)
			return { kind: 'end', of: word === '/if' ? 'if' : 'each' }
		case 'else':
			return { kind: 'else', condition: readElse(rest) }
		case 'clause':
			return { kind: 'slot', name: parseSlot(rest) }
		case 'if':
		case 'each':
		case 'elseif':
			throw new ExpressionProblem(word === 'elseif' ? 'Write {{else if …}} in two words' : `Write {{#${word} …}} with a “#”`)
	}
	if (/^[#/]/.test(text)) throw new ExpressionProblem(`There is no block “${text.slice(0, 20)}”: there are #if, else, /if, #each and /each`)
	return { kind: 'shown', shown: parseShown(text) }
}

/** Whether it begins, divides or ends a block. */
export function isBlock(tag: Tag): tag is Block {
	return tag.kind !== 'shown' && tag.kind !== 'slot'
}

function readElse(rest: string): Condition | null {
	const condition = /^\s+(#?if)\b/.exec(rest)
	if (condition) return parseCondition(rest.slice(condition[0].length))
	if (rest.trim() !== '') throw new ExpressionProblem(`“${rest.trim().slice(0, 20)}” is not expected after else`)
	return null
}
