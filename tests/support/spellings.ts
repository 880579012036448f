/** What people write in several ways: each way of a row finds all the others, on pages and in articles. */
export const spellings: readonly (readonly string[])[] = [
  ["data center", "datacenter", "data-center", "data centers", "datacenters", "Data-Centers"],
  ["air-gapped", "airgapped", "air gapped", "air\u2011gapped", "air\u2013gapped"],
  ["on-premises", "onpremises"],
  ["roll back", "rollback", "roll-back"],
  ["multi-tenant", "multitenant", "multi tenant"],
  ["role-based access", "role based access", "rolebased access"],
  ["policy", "policies"],
  ["GPU", "GPUs"],
  ["key", "keys"],
  ["box", "boxes"],
  ["switch", "switches"],
  ["process", "processes"],
  ["SOC 2", "SOC2", "SOC-2"],
  ["H100", "H 100", "H-100"],
  ["10,000", "10000", "10 000", "10\u202F000", "10\u2019000"],
  ["2,000,000", "2000000", "2 000 000"],
];

/** What a visitor may type, and what a text says. */
export const typedOnly: readonly (readonly [string, string])[] = [
  ["on premises", "on-premises"],
  ["\uFF27\uFF30\uFF35", "GPU"],
  ["\uFF44\uFF41\uFF54\uFF41\u3000\uFF43\uFF45\uFF4E\uFF54\uFF45\uFF52", "datacenter"],
  ["\uFF11\uFF10\uFF0C\uFF10\uFF10\uFF10", "10000"],
  ["air\u00ADgapped", "airgapped"],
  ["\u201Cair-gapped", "air gapped"],
  ["99.9", "99.9"],
  ["24/7", "24/7"],
  ["PO", "purchase order"],
  ["DPA", "data processing agreement"],
  ["BAA", "business associate agreement"],
  ["SLA", "service level agreement"],
];

/** A question, and what it does not look for. */
export const otherThings: readonly (readonly [string, string])[] = [
  ["offline", "a line of text"],
  ["PO", "one policy, its port and its position"],
  ["AI", "the air"],
  ["output", "was put there"],
  ["onpremises", "the premises"],
  ["99.999", "99999 nodes"],
  ["gap", "air raid"],
  ["model -cloud", "a model in the cloud"],
  ["model -data-center", "a model in the datacenter"],
  ['"edge runtime"', "a runtime at the edge"],
  ["\u201Cedge runtime\u201D", "a runtime at the edge"],
];
