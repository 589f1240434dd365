/** Turns scores into log-odds: slope × score + intercept. */
export interface Calibration {
	slope: number
	intercept: number
}

/**
 * Fits a logistic curve through scores (Platt 1999) by Newton's method.
 *
 * @param positive 1 for each score of an example
 */
export function calibrate(scores: ArrayLike<number>, positive: ArrayLike<number>): Calibration {
	let slope = 3
	let intercept = -1
	for (let pass = 0; pass < 50; pass++) {
		let [bySlope, byIntercept, slopeSlope, slopeIntercept, interceptIntercept] = [0, 0, 1e-6, 0, 1e-6]
		for (let index = 0; index < scores.length; index++) {
			const score = scores[index]!
			const chance = 1 / (1 + Math.exp(-(slope * score + intercept)))
			const error = chance - positive[index]!
			const curvature = chance * (1 - chance)
			bySlope += error * score
			byIntercept += error
			slopeSlope += curvature * score * score
			slopeIntercept += curvature * score
			interceptIntercept += curvature
		}
		const determinant = slopeSlope * interceptIntercept - slopeIntercept * slopeIntercept
		const slopeStep = (interceptIntercept * bySlope - slopeIntercept * byIntercept) / determinant
		const interceptStep = (slopeSlope * byIntercept - slopeIntercept * bySlope) / determinant
		slope -= slopeStep
		intercept -= interceptStep
		if (Math.abs(slopeStep) + Math.abs(interceptStep) < 1e-7) break
	}
	return { slope, intercept }
}
