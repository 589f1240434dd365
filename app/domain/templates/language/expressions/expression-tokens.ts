import { ExpressionProblem } from './expression-problem.ts'

/** A word, a text in quotes, a number or a sign of an expression. */
export interface Token {
	kind: 'name' | 'text' | 'number' | 'sign'
	/** Of a text: what stands between the quotes. Signs are written as on a keyboard: '<=' for '≤'. */
	value: string
}

/** More than any condition that a reader could follow. */
export const longestExpression = 500

const quotes: Record<string, string> = { '"': '"”“', '“': '”“"', '”': '”“"', "'": "'’‘", '‘': "’‘'", '’': "’‘'" }
const signs: Record<string, string> = { '==': '=', '≠': '!=', '<>': '!=', '≤': '<=', '≥': '>=' }
const token =
	/\s*(?:([\p{L}_@][\p{L}\p{N}_]*(?:\s?\.\s?[\p{L}_][\p{L}\p{N}_]*)*)|(\d[\d,]*(?:\.\d+)?)|(["“”'‘’])|(==|!=|<>|<=|>=|[=≠<>≤≥|()]))/uy

/**
 * Splits an expression. Word sets quotation marks as it likes, so any pair holds a text.
 *
 * @throws ExpressionProblem
 */
export function readTokens(expression: string): Token[] {
	if (expression.length > longestExpression) throw new ExpressionProblem(`This placeholder is longer than ${longestExpression} characters`)
	const tokens: Token[] = []
	const end = expression.trimEnd().length
	token.lastIndex = 0
	for (let at = 0; at < end; at = token.lastIndex) {
		token.lastIndex = at
		const [, name, number, quote, sign] = token.exec(expression) ?? []
		if (name !== undefined) tokens.push({ kind: 'name', value: name.replace(/\s/g, '') })
		else if (number !== undefined) tokens.push({ kind: 'number', value: number.replaceAll(',', '') })
		else if (sign !== undefined) tokens.push({ kind: 'sign', value: signs[sign] ?? sign })
		else if (quote !== undefined) tokens.push({ kind: 'text', value: textUntil(expression, quotes[quote] ?? quote) })
		else throw new ExpressionProblem(`“${expression.slice(at).trim().slice(0, 20)}” can’t be read here`)
	}
	return tokens
}

/** The text from after the opening quote on; the next token begins after the closing one. */
function textUntil(expression: string, closing: string): string {
	const start = token.lastIndex
	for (let at = start; at < expression.length; at++) {
		if (!closing.includes(expression.charAt(at))) continue
		token.lastIndex = at + 1
		return expression.slice(start, at)
	}
	throw new ExpressionProblem('A text in quotation marks is not closed')
}
