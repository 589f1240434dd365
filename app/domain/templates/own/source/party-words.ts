/**
 * Writes out `<<company NAME>>` and `<<person NAME>>`, which introduce a party with all that is known of it: its kind and
 * state, and its address.
 */
export function withPartyWords(text: string): string {
	return text
		.replace(/<<company\s+(\w+)>>/g, (_, name: string) => companyWords(name))
		.replace(/<<person\s+(\w+)>>/g, (_, name: string) => `**{{${name}.name}}**{{#if has ${name}.address}}, of {{${name}.address}}{{/if}}`)
}

function companyWords(name: string): string {
	return (
		`**{{${name}.name}}**{{#if has ${name}.entity_type and has ${name}.state}}, a {{${name}.entity_type}} organized under the laws of ` +
		`{{${name}.state}}{{/if}}{{#if has ${name}.address}}, with its address at {{${name}.address}}{{/if}}`
	)
}
