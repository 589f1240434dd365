/**
 * Content-Disposition that saves an answer under a name: the name itself in UTF-8 (RFC 6266, RFC 8187), and for old
 * browsers one of plain letters. Quotes, control characters and separators can't break out of it.
 */
export function attachment(fileName: string): string {
	return `attachment; ${named(fileName)}`
}

/** The same for an answer that the browser shows. */
export function inline(fileName: string): string {
	return `inline; ${named(fileName)}`
}

function named(fileName: string): string {
	const plain = fileName.replace(/[^\x20-\x7e]|["\\%;/]/g, '_')
	const encoded = encodeURIComponent(fileName.replace(/\p{Cs}/gu, '_')).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	)
	return `filename="${plain}"; filename*=UTF-8''${encoded}`
}
