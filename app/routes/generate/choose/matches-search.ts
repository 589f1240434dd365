/** Whether every word of a search stands in what a list says of a template. */
export function matchesSearch(template: { name: string; documentType: string; description: string }, search: string): boolean {
	const words = `${template.name} ${template.documentType} ${template.description}`.toLowerCase()
	return search
		.toLowerCase()
		.split(/\s+/)
		.every((word) => words.includes(word))
}
