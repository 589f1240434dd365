/** An element as our tests read it: by a parser of their own. */
export interface XmlNode {
	/** With the prefix that `knownNamespaces` gives, or the namespace itself. */
	name: string
	attributes: Map<string, string>
	children: XmlNode[]
	/** The characters directly inside. */
	text: string
	/** Where it stands in the source. */
	start: number
	end: number
	parent: XmlNode | null
	/** The namespaces that prefixes stand for here. */
	namespaces: Map<string, string>
}

const transitional = 'http://schemas.openxmlformats.org'
const strict = 'http://purl.oclc.org/ooxml'
const knownNamespaces = new Map([
	[`${transitional}/wordprocessingml/2006/main`, 'w'],
	[`${strict}/wordprocessingml/main`, 'w'],
	[`${transitional}/officeDocument/2006/math`, 'm'],
	[`${strict}/officeDocument/math`, 'm'],
	[`${transitional}/officeDocument/2006/relationships`, 'r'],
	[`${strict}/officeDocument/relationships`, 'r'],
	[`${transitional}/markup-compatibility/2006`, 'mc'],
	[`${transitional}/package/2006/relationships`, 'rel'],
	['http://www.w3.org/XML/1998/namespace', 'xml'],
])
const token =
	/<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<\/([^\s>]+)\s*>|<([^\s/>!?]+)((?:[^<>"']|"[^"]*"|'[^']*')*)>|([^<]+)/gy
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The root of an XML text. @throws when it is not well-formed. */
export function parseTree(source: string): XmlNode {
	let open: XmlNode | null = null
	let root: XmlNode | null = null
	const openTags: string[] = []
	token.lastIndex = source.startsWith('\ufeff') ? 1 : 0
	while (token.lastIndex < source.length) {
		const start = token.lastIndex
		const match = token.exec(source)
		if (!match) throw new Error(`Not XML at ${start}: ${source.slice(start, start + 60)}`)
		const [, cdata, closed, begun, rest = '', characters] = match
		const text = cdata ?? (characters === undefined ? undefined : resolve(characters))
		if (text !== undefined) {
			if (open) open.text += text.replace(/\r\n?/g, '\n')
			else if (text.trim() !== '') throw new Error('Text outside the root')
		} else if (closed !== undefined) {
			if (!open || openTags.pop() !== closed) throw new Error(`${closed} ends but was not open`)
			open.end = token.lastIndex
			open = open.parent
		} else if (begun !== undefined) {
			if (!open && root) throw new Error('Two roots')
			const node = element(begun, rest, start, token.lastIndex, open)
			if (open) open.children.push(node)
			else root = node
			if (!rest.endsWith('/')) {
				open = node
				openTags.push(begun)
			}
		}
	}
	if (open || !root) throw new Error('The XML ends too early')
	return root
}

/** The element and everything in it, in document order. */
export function* everyNode(node: XmlNode): Generator<XmlNode> {
	const waiting = [node]
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		yield next
		for (let at = next.children.length - 1; at >= 0; at--) waiting.push(next.children[at]!)
	}
}

function element(tag: string, rest: string, start: number, end: number, parent: XmlNode | null): XmlNode {
	const written = [...(rest.includes('=') ? rest.matchAll(attribute) : [])].map(([, name = '', double, single]): [string, string] => [
		name,
		resolve(double ?? single ?? ''),
	])
	if (new Set(written.map(([name]) => name)).size < written.length) throw new Error(`<${tag}> has an attribute twice`)
	let namespaces = parent?.namespaces ?? new Map([['xml', 'http://www.w3.org/XML/1998/namespace']])
	const declared = written.filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'))
	if (declared.length > 0) namespaces = new Map([...namespaces, ...declared.map(([name, uri]): [string, string] => [name.slice(6), uri])])
	const nameOf = (qualified: string, isAttribute: boolean) => {
		const colon = qualified.indexOf(':')
		if (colon < 0 && isAttribute) return qualified
		const uri = namespaces.get(colon < 0 ? '' : qualified.slice(0, colon))
		if (uri === undefined && colon >= 0) throw new Error(`The prefix of ${qualified} is not declared`)
		const prefix = knownNamespaces.get(uri ?? '') ?? uri ?? ''
		return `${prefix}:${qualified.slice(colon + 1)}`
	}
	const attributes = new Map(written.filter((pair) => !declared.includes(pair)).map(([name, value]) => [nameOf(name, true), value]))
	return { name: nameOf(tag, false), attributes, children: [], text: '', start, end, parent, namespaces }
}

function resolve(characters: string): string {
	if (!characters.includes('&')) return characters
	return characters.replace(/&([^;&\s]*);?/g, (whole, reference: string) => {
		const code = /^#x([0-9a-f]+)$/i.exec(reference) ?? /^#()(\d+)$/.exec(reference)
		const value = code ? String.fromCodePoint(code[2] ? Number(code[2]) : parseInt(code[1]!, 16)) : named[reference]
		if (value === undefined || !whole.endsWith(';')) throw new Error(`Unknown reference ${whole}`)
		return value
	})
}
