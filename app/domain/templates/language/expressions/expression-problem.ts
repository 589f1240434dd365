/** What is wrong with an expression; its message is a sentence without its full stop, for whoever edits the template. */
export class ExpressionProblem extends Error {
	override name = 'ExpressionProblem'
}
