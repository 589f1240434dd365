const transitional = 'http://schemas.openxmlformats.org'
const strict = 'http://purl.oclc.org/ooxml'
const microsoft = 'http://schemas.microsoft.com/office/word'

/**
 * The prefix by which our code calls each namespace, whatever prefix a file chooses. The transitional and the
 * strict spelling (ECMA-376 part 1, annex A and part 4) are one namespace to us.
 */
const prefixes = new Map([
	[`${transitional}/wordprocessingml/2006/main`, 'w'],
	[`${strict}/wordprocessingml/main`, 'w'],
	[`${transitional}/officeDocument/2006/relationships`, 'r'],
	[`${strict}/officeDocument/relationships`, 'r'],
	[`${transitional}/officeDocument/2006/math`, 'm'],
	[`${strict}/officeDocument/math`, 'm'],
	[`${transitional}/officeDocument/2006/extended-properties`, 'ep'],
	[`${strict}/officeDocument/extendedProperties`, 'ep'],
	[`${transitional}/package/2006/relationships`, 'rel'],
	[`${transitional}/package/2006/content-types`, 'ct'],
	[`${transitional}/markup-compatibility/2006`, 'mc'],
	[`${transitional}/drawingml/2006/main`, 'a'],
	[`${strict}/drawingml/main`, 'a'],
	[`${transitional}/drawingml/2006/wordprocessingDrawing`, 'wp'],
	[`${strict}/drawingml/wordprocessingDrawing`, 'wp'],
	[`${microsoft}/2010/wordprocessingShape`, 'wps'],
	[`${microsoft}/2010/wordprocessingGroup`, 'wpg'],
	[`${microsoft}/2010/wordprocessingCanvas`, 'wpc'],
	[`${microsoft}/2010/wordprocessingInk`, 'wpi'],
	[`${microsoft}/2010/wordprocessingDrawing`, 'wp14'],
	[`${microsoft}/2010/wordml`, 'w14'],
	[`${microsoft}/2012/wordml`, 'w15'],
	['urn:schemas-microsoft-com:vml', 'v'],
	['http://www.w3.org/XML/1998/namespace', 'xml'],
])

/** Our prefix for a namespace, or the namespace itself in braces when Fineprint does not know it. */
export function prefixOf(namespace: string): string {
	return prefixes.get(namespace) ?? `{${namespace}}`
}

/** Namespaces a reader must know to take a `mc:Choice`; Word 2010 to 2021 shapes, ink apart, are all read alike. */
export function isUnderstood(namespace: string): boolean {
	return prefixes.has(namespace) || namespace.startsWith(`${microsoft}/`)
}
