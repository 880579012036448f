/** The connections, by what they are for. They name protocols and open formats, no vendors. */
export const integrationsContent = {
  label: "Integrations",
  headline: "20 integrations, no inbound port",
  groups: [
    {
      title: "Identity",
      items: [
        ["OpenID Connect", "sign-in, groups to roles"],
        ["SAML 2.0", "sign-in"],
        ["SCIM 2.0", "people come and go"],
        ["LDAP", "read only"],
        ["Mutual TLS", "services"],
      ],
    },
    {
      title: "SIEM and logs",
      items: [
        ["Syslog, RFC 5424", "over TLS"],
        ["OpenTelemetry", "traces, metrics"],
        ["Common event format", "one line per event"],
        ["Signed webhooks", "verdicts, refusals"],
        ["Files", "append-only"],
      ],
    },
    {
      title: "Data stores",
      items: [
        ["PostgreSQL", "rows, vectors"],
        ["Object storage", "files, by path rule"],
        ["Kafka protocol", "streams"],
        ["ODBC and JDBC", "warehouses, read"],
        ["SMB and NFS", "shares, as the asker"],
      ],
    },
    {
      title: "CI and delivery",
      items: [
        ["Git, any host", "push deploys"],
        ["Terraform", "provider, signed"],
        ["Kubernetes", "operator, Helm chart"],
        ["OCI registry", "images, offline too"],
        ["GitOps pull", "from your repository"],
      ],
    },
  ],
  source: "Open protocols and formats, tied to no vendor. Each runs inside the boundary.",
} as const;
