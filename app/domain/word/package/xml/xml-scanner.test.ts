import { expect, test } from 'vitest'
import { maximumXmlDepth } from '../limits.ts'
import { parseXml, readChildren } from './xml-scanner.ts'

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

test('an element knows where it and its content stand, so that redlining can cut there', () => {
	const source = `<w:p ${word}><w:r><w:t xml:space="preserve">R&amp;D fee</w:t></w:r><w:tab/></w:p>`
	const root = parseXml(source)
	const text = root.at('w:r', 'w:t')
	const tab = root.child('w:tab')
	expect(source.slice(text?.start, text?.end)).toBe('<w:t xml:space="preserve">R&amp;D fee</w:t>')
	expect(source.slice(text?.contentStart, text?.contentEnd)).toBe('R&amp;D fee')
	expect(text?.text()).toBe('R&D fee')
	expect(source.slice(tab?.start, tab?.end)).toBe('<w:tab/>')
	expect(tab?.contentStart).toBe(tab?.contentEnd)
})

test('names are those of the namespaces, whatever prefixes a file chooses', () => {
	const root = parseXml(
		'<x:p xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><t xmlns="http://schemas.openxmlformats.org/wordprocessingml/2006/main" x:id="1">a</t><x:t xmlns:x="urn:other"/></x:p>',
	)
	expect(root.name).toBe('w:p')
	expect(root.children.map(({ name }) => name)).toEqual(['w:t', '{urn:other}:t'])
	expect(root.children[0]?.attribute('w:id')).toBe('1')
})

test('a bracket in quotes, comments and instructions do not end a tag', () => {
	const root = parseXml(
		`<?xml version="1.0"?><!-- <w:p> --><w:p ${word} w:a="1 > 0" w:b='"'><?go <w:t>?><!--<w:t>--><w:t>a<!-- b -->c</w:t></w:p><!-- end -->`,
	)
	expect(root.attribute('w:a')).toBe('1 > 0')
	expect(root.attribute('w:b')).toBe('"')
	expect(root.children.map((child) => child.text())).toEqual(['ac'])
})

test('blocks come one at a time, numbered among all paragraphs of the part', () => {
	const source = `<w:document ${word}><w:background><w:p/></w:background><w:body><w:p/><w:tbl><w:p/></w:tbl><w:p/></w:body></w:document>`
	expect([...readChildren(source, ['w:document', 'w:body'])].map(({ name, paragraphIndex }) => [name, paragraphIndex])).toEqual([
		['w:p', 1],
		['w:tbl', -1],
		['w:p', 3],
	])
})

const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)

test('nesting is bounded', () => {
	expect(parseXml(nested(maximumXmlDepth)).name).toBe('a')
	expect(() => parseXml(nested(maximumXmlDepth + 1))).toThrow('too deep')
})

test.each([
	['nothing at all', ''],
	['no tag', 'plain words'],
	['crossed tags', '<a><b></a></b>'],
	['an element left open', '<a><b></b>'],
	['a tag left open', '<a><b'],
	['a quote left open', '<a b="c></a>'],
	['a tag within a tag', '<a <b></b></a>'],
	['an end tag too many', '<a></a></a>'],
	['two roots', '<a></a><b></b>'],
	['words after the root', '<a></a>words'],
	['a prefix never declared', '<w:p></w:p>'],
	['a comment left open', '<a><!-- </a>'],
	['a tag without a name', '<a>< ></a>'],
	['an empty tag', '<a><></></a>'],
])('%s is damage', (_, source) => {
	expect(() => parseXml(source)).toThrow(expect.objectContaining({ reason: 'corrupt' }))
})

test.each(['&unknown;', '&', '&#x110000;', '&#;'])('the reference %s is damage', (reference) => {
	expect(() => parseXml(`<a>${reference}</a>`).text()).toThrow(expect.objectContaining({ reason: 'corrupt' }))
})

test('a document type is refused before anything else is read', () => {
	expect(() => parseXml('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toThrow(expect.objectContaining({ reason: 'xml_entities' }))
})
