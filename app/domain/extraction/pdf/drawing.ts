import { getResolvedPDFJS } from 'unpdf'
import type { PdfOperators } from './pdfjs.server.ts'

type Matrix = [number, number, number, number, number, number]

/** An upright rectangle in the page's own coordinates. */
export interface Box {
	left: number
	bottom: number
	right: number
	top: number
}

/** What the drawing operators of a page tell that its text does not. */
export interface Drawing {
	/** For each letter drawn that is no space, in drawing order: how it is painted. */
	letters: LetterPaint[]
	/** Areas filled with something other than white, and pictures: white text on them can be seen. */
	surfaces: Box[]
	/** Area of the pictures drawn, in square points; overlapping ones count twice. */
	pictureArea: number
}

export type LetterPaint = 'visible' | 'invisible' | 'white'

interface Glyph {
	unicode?: string
	isSpace?: boolean
}

const invisibleRenderingModes = [3, 7]

/** Follows the drawing operators of a page. */
export async function readDrawing({ fnArray, argsArray }: PdfOperators): Promise<Drawing> {
	const { OPS } = await getResolvedPDFJS()
	const drawing: Drawing = { letters: [], surfaces: [], pictureArea: 0 }
	let state = { matrix: [1, 0, 0, 1, 0, 0] as Matrix, fill: '#000000', mode: 0 }
	const stack: (typeof state)[] = []
	const fills: number[] = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke]
	const pictures: number[] = [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject, OPS.paintSolidColorImageMask]
	const repeatedPictures: number[] = [
		OPS.paintImageXObjectRepeat,
		OPS.paintImageMaskXObjectRepeat,
		OPS.paintInlineImageXObjectGroup,
		OPS.paintImageMaskXObjectGroup,
	]

	fnArray.forEach((operator: number, index: number) => {
		const args = argsArray[index] as unknown[] | null
		if (operator === OPS.save) stack.push({ ...state })
		else if (operator === OPS.restore) state = stack.pop() ?? state
		else if (operator === OPS.transform) state.matrix = multiply(state.matrix, args as Matrix)
		else if (operator === OPS.paintFormXObjectBegin) {
			stack.push({ ...state })
			if (Array.isArray(args?.[0])) state.matrix = multiply(state.matrix, args[0] as Matrix)
		} else if (operator === OPS.paintFormXObjectEnd) state = stack.pop() ?? state
		else if (operator === OPS.setFillRGBColor) state.fill = String(args?.[0])
		else if (operator === OPS.setFillColorN || operator === OPS.setFillTransparent) state.fill = 'pattern'
		else if (operator === OPS.setTextRenderingMode) state.mode = Number(args?.[0])
		else if (operator === OPS.showText) {
			const paint: LetterPaint = invisibleRenderingModes.includes(state.mode)
				? 'invisible'
				: state.mode === 0 && isWhite(state.fill)
					? 'white'
					: 'visible'
			for (const glyph of (args?.[0] as (Glyph | number | null)[] | undefined) ?? []) {
				if (glyph === null || typeof glyph !== 'object') continue
				for (const unit of (glyph.unicode ?? '').replace(/\s/g, '').split('')) if (unit) drawing.letters.push(paint)
			}
		} else if (operator === OPS.constructPath && fills.includes(Number(args?.[0])) && !isWhite(state.fill)) {
			const [left, bottom, right, top] = Array.from((args?.[2] as ArrayLike<number> | undefined) ?? [])
			if (left !== undefined && bottom !== undefined && right !== undefined && top !== undefined) {
				drawing.surfaces.push(place(state.matrix, { left, bottom, right, top }))
			}
		} else if (pictures.includes(operator)) {
			const box = place(state.matrix, { left: 0, bottom: 0, right: 1, top: 1 })
			drawing.surfaces.push(box)
			drawing.pictureArea += Math.abs((box.right - box.left) * (box.top - box.bottom))
		} else if (repeatedPictures.includes(operator)) drawing.pictureArea += Infinity // Where each copy lies is not worth following: there are pictures.
	})
	return drawing
}

/** Area of the pictures on a page in square points, overlapping ones counted twice. */
export async function pictureAreaOf(operators: PdfOperators): Promise<number> {
	return (await readDrawing(operators)).pictureArea
}

function isWhite(colour: string) {
	return /^#f[a-f]f[a-f]f[a-f]$/i.test(colour)
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
	return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

function place([a, b, c, d, e, f]: Matrix, { left, bottom, right, top }: Box): Box {
	const xs = [a * left + c * bottom + e, a * right + c * top + e, a * left + c * top + e, a * right + c * bottom + e]
	const ys = [b * left + d * bottom + f, b * right + d * top + f, b * left + d * top + f, b * right + d * bottom + f]
	return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) }
}
