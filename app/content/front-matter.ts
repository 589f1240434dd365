/**
 * A file of Markdown: lines of `name: value` between two lines of `---`, a value of several lines as a list of `- `, then
 * the text.
 *
 * @throws Error when the file does not begin like that
 */
export function readFrontMatter(file: string): { fields: Record<string, string | string[]>; text: string } {
	const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file.replaceAll('\r\n', '\n'))
	if (!parts) throw new Error('The file does not begin with front matter')
	const fields: Record<string, string | string[]> = {}
	let list: string[] | null = null
	for (const line of parts[1]!.split('\n')) {
		const item = /^\s+- (.+)$/.exec(line)?.[1]
		if (item !== undefined && list) {
			list.push(item.trim())
			continue
		}
		const [, name, value] = /^(\w+):\s*(.*)$/.exec(line) ?? []
		if (name === undefined) throw new Error(`Front matter has a line that is no field: ${line}`)
		list = value ? null : []
		fields[name] = value ? value.replace(/^(["'])(.*)\1$/, '$2') : list!
	}
	return { fields, text: parts[2]!.trim() }
}
