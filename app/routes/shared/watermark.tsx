/** Words repeated across a page, above its text, for eyes only: they can be removed, and say whose copy it is. */
export function Watermark({ text }: { text: string }) {
	return (
		<div
			aria-hidden
			className="pointer-events-none absolute inset-0 [print-color-adjust:exact]"
			style={{ backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(tile(text))}")` }}
		/>
	)
}

const letterWidth = 8.5

/** One tile of the pattern, wide enough for the words on the slant. Its gray can be read on light and dark pages. */
function tile(text: string): string {
	const long = text.toWellFormed().length * letterWidth
	const [width, height] = [Math.max(240, Math.ceil(long)), Math.max(150, Math.ceil(long * 0.5))]
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
		`<text x="50%" y="50%" text-anchor="middle" dominant-baseline="middle" transform="rotate(-24 ${width / 2} ${height / 2})" ` +
		`font-family="sans-serif" font-size="15" fill="#808080" fill-opacity="0.4">${escaped(text)}</text></svg>`
	)
}

function escaped(text: string): string {
	return text.toWellFormed().replace(/[&<>"'\p{Cc}]/gu, (sign) => (/\p{Cc}/u.test(sign) ? ' ' : `&#${sign.codePointAt(0)};`))
}
