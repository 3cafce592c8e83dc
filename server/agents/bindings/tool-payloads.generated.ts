// Generated from server/agents/schemas/ by tools/codegen.ts; do not edit.
/** The payload that each tool is sent: the fields that the shop reads, as the protocol's schemas describe them. */
export const toolPayloads: Readonly<Record<string, object>> = {
  "search_catalog": {
    "type": "object",
    "properties": {
      "query": {
        "type": "string",
        "description": "Free-text search query."
      },
      "context": {
        "description": "Provisional buyer signals for relevance and localization—not authoritative data. Businesses SHOULD use these values when verified inputs (e.g., shipping address) are absent, and MAY ignore or down-rank them if inconsistent with higher-confidence signals (authenticated account, risk detection) or regulatory constraints (export controls). Eligibility and policy enforcement MUST occur at checkout time using binding transaction data. Context SHOULD be non-identifying and can be disclosed progressively—coarse signals early, finer resolution as the session progresses. Higher-resolution data (shipping address, billing address) supersedes context.",
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "address_country": {
            "type": "string",
            "description": "The country, as a 2-letter ISO 3166-1 alpha-2 code (e.g. \"US\"). A 3-letter alpha-3 code or full country name MAY also be used."
          },
          "language": {
            "type": "string",
            "description": "Preferred language for content. Use IETF BCP 47 language tags (e.g., 'en', 'fr-CA', 'zh-Hans'). For REST, equivalent to Accept-Language header—platforms SHOULD fall back to Accept-Language when this field is absent; when provided, overrides Accept-Language. Businesses MAY return content in a different language if unavailable."
          },
          "currency": {
            "type": "string",
            "description": "Preferred currency (ISO 4217, e.g., 'EUR', 'USD'). Businesses determine presentment currency from context and authoritative signals; this hint MAY inform selection in multi-currency markets. Also serves as the denomination for price filter values — platforms SHOULD include this field when sending price filters. Response prices include explicit currency confirming the resolution."
          }
        }
      },
      "filters": {
        "description": "Filter criteria to narrow search results. All specified filters combine with AND logic.",
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "categories": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Filter by product categories (OR logic — matches products in any listed categories). Values match against the value field in product category entries. Valid values can be discovered from the categories field in search results, merchant documentation, or standard taxonomies that businesses may align with."
          },
          "price": {
            "description": "Price range filter denominated in context.currency. When context.currency matches the presentment currency, businesses apply the filter directly. When it differs, businesses SHOULD convert filter values to the presentment currency before applying; if conversion is not supported, businesses MAY ignore the filter and SHOULD indicate this via a message. When context.currency is absent, filter denomination is ambiguous and businesses MAY ignore it.",
            "type": "object",
            "properties": {
              "min": {
                "description": "Minimum price in ISO 4217 minor units.",
                "type": "integer",
                "minimum": 0,
                "maximum": 9007199254740991
              },
              "max": {
                "description": "Maximum price in ISO 4217 minor units.",
                "type": "integer",
                "minimum": 0,
                "maximum": 9007199254740991
              }
            }
          }
        }
      },
      "pagination": {
        "type": "object",
        "description": "Pagination parameters for requests.",
        "properties": {
          "cursor": {
            "type": "string",
            "description": "Opaque cursor from previous response."
          },
          "limit": {
            "type": "integer",
            "minimum": 1,
            "default": 10,
            "description": "Requested page size. Implementations MAY clamp to a lower maximum."
          }
        }
      }
    }
  },
  "lookup_catalog": {
    "type": "object",
    "description": "Request body for catalog lookup.",
    "properties": {
      "ids": {
        "type": "array",
        "items": {
          "type": "string"
        },
        "minItems": 1,
        "description": "Identifiers to lookup. Implementations MUST support product ID and variant ID; MAY support secondary identifiers (SKU, handle, etc.)."
      },
      "filters": {
        "description": "Filter criteria to narrow returned products and variants. All specified filters combine with AND logic.",
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "categories": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Filter by product categories (OR logic — matches products in any listed categories). Values match against the value field in product category entries. Valid values can be discovered from the categories field in search results, merchant documentation, or standard taxonomies that businesses may align with."
          },
          "price": {
            "description": "Price range filter denominated in context.currency. When context.currency matches the presentment currency, businesses apply the filter directly. When it differs, businesses SHOULD convert filter values to the presentment currency before applying; if conversion is not supported, businesses MAY ignore the filter and SHOULD indicate this via a message. When context.currency is absent, filter denomination is ambiguous and businesses MAY ignore it.",
            "type": "object",
            "properties": {
              "min": {
                "description": "Minimum price in ISO 4217 minor units.",
                "type": "integer",
                "minimum": 0,
                "maximum": 9007199254740991
              },
              "max": {
                "description": "Maximum price in ISO 4217 minor units.",
                "type": "integer",
                "minimum": 0,
                "maximum": 9007199254740991
              }
            }
          }
        }
      },
      "context": {
        "description": "Provisional buyer signals for relevance and localization—not authoritative data. Businesses SHOULD use these values when verified inputs (e.g., shipping address) are absent, and MAY ignore or down-rank them if inconsistent with higher-confidence signals (authenticated account, risk detection) or regulatory constraints (export controls). Eligibility and policy enforcement MUST occur at checkout time using binding transaction data. Context SHOULD be non-identifying and can be disclosed progressively—coarse signals early, finer resolution as the session progresses. Higher-resolution data (shipping address, billing address) supersedes context.",
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "address_country": {
            "type": "string",
            "description": "The country, as a 2-letter ISO 3166-1 alpha-2 code (e.g. \"US\"). A 3-letter alpha-3 code or full country name MAY also be used."
          },
          "language": {
            "type": "string",
            "description": "Preferred language for content. Use IETF BCP 47 language tags (e.g., 'en', 'fr-CA', 'zh-Hans'). For REST, equivalent to Accept-Language header—platforms SHOULD fall back to Accept-Language when this field is absent; when provided, overrides Accept-Language. Businesses MAY return content in a different language if unavailable."
          },
          "currency": {
            "type": "string",
            "description": "Preferred currency (ISO 4217, e.g., 'EUR', 'USD'). Businesses determine presentment currency from context and authoritative signals; this hint MAY inform selection in multi-currency markets. Also serves as the denomination for price filter values — platforms SHOULD include this field when sending price filters. Response prices include explicit currency confirming the resolution."
          }
        }
      }
    },
    "required": [
      "ids"
    ]
  },
  "get_product": {
    "type": "object",
    "description": "Request body for single-product retrieval. Supports interactive variant narrowing via selected and preferences.",
    "properties": {
      "id": {
        "type": "string",
        "description": "Product or variant identifier. Implementations MUST support product ID and variant ID."
      },
      "selected": {
        "type": "array",
        "items": {
          "description": "A specific option selection on a variant (e.g., Size: Large).",
          "type": "object",
          "properties": {
            "name": {
              "type": "string",
              "description": "Option name (e.g., 'Size')."
            },
            "id": {
              "type": "string",
              "description": "Optional option value identifier from option_value.id. When present, the server SHOULD use it for matching; name and label remain required for display."
            },
            "label": {
              "type": "string",
              "description": "Selected option label (e.g., 'Large')."
            }
          },
          "required": [
            "label"
          ]
        },
        "description": "Partial or full option selections for interactive variant narrowing. When provided, response option values include availability signals (available, exists) relative to these selections."
      },
      "context": {
        "description": "Provisional buyer signals for relevance and localization—not authoritative data. Businesses SHOULD use these values when verified inputs (e.g., shipping address) are absent, and MAY ignore or down-rank them if inconsistent with higher-confidence signals (authenticated account, risk detection) or regulatory constraints (export controls). Eligibility and policy enforcement MUST occur at checkout time using binding transaction data. Context SHOULD be non-identifying and can be disclosed progressively—coarse signals early, finer resolution as the session progresses. Higher-resolution data (shipping address, billing address) supersedes context.",
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "address_country": {
            "type": "string",
            "description": "The country, as a 2-letter ISO 3166-1 alpha-2 code (e.g. \"US\"). A 3-letter alpha-3 code or full country name MAY also be used."
          },
          "language": {
            "type": "string",
            "description": "Preferred language for content. Use IETF BCP 47 language tags (e.g., 'en', 'fr-CA', 'zh-Hans'). For REST, equivalent to Accept-Language header—platforms SHOULD fall back to Accept-Language when this field is absent; when provided, overrides Accept-Language. Businesses MAY return content in a different language if unavailable."
          },
          "currency": {
            "type": "string",
            "description": "Preferred currency (ISO 4217, e.g., 'EUR', 'USD'). Businesses determine presentment currency from context and authoritative signals; this hint MAY inform selection in multi-currency markets. Also serves as the denomination for price filter values — platforms SHOULD include this field when sending price filters. Response prices include explicit currency confirming the resolution."
          }
        }
      }
    },
    "required": [
      "id"
    ]
  },
  "create_cart": {
    "description": "Cart extended with discount capability.",
    "type": "object",
    "additionalProperties": true,
    "properties": {
      "line_items": {
        "type": "array",
        "items": {
          "type": "object",
          "description": "Line item object. Expected to use the currency of the parent object.",
          "properties": {
            "item": {
              "type": "object",
              "properties": {
                "id": {
                  "type": "string",
                  "description": "The product identifier, often the SKU, required to resolve the product details associated with this line item. Should be recognized by both the Platform, and the Business."
                }
              },
              "required": [
                "id"
              ]
            },
            "quantity": {
              "type": "integer",
              "description": "Always an integer step count. On Platform requests, steps use the item's Business-authoritative sale basis; omitting `item.quantity_unit` makes no assertion and does not imply `each`. On Business responses, `item.quantity_unit` describes the basis; if absent, it encodes the `each` machine identity (`C62`, 0) and `quantity` counts whole items.",
              "minimum": 1,
              "maximum": 9007199254740991
            }
          },
          "required": [
            "item",
            "quantity"
          ]
        },
        "description": "Cart line items. Same structure as checkout. Full replacement on update."
      },
      "context": {
        "description": "Buyer signals for localization (country, region, postal_code). Merchant uses for pricing, availability, currency. Falls back to geo-IP if omitted.",
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "address_country": {
            "type": "string",
            "description": "The country, as a 2-letter ISO 3166-1 alpha-2 code (e.g. \"US\"). A 3-letter alpha-3 code or full country name MAY also be used."
          },
          "language": {
            "type": "string",
            "description": "Preferred language for content. Use IETF BCP 47 language tags (e.g., 'en', 'fr-CA', 'zh-Hans'). For REST, equivalent to Accept-Language header—platforms SHOULD fall back to Accept-Language when this field is absent; when provided, overrides Accept-Language. Businesses MAY return content in a different language if unavailable."
          },
          "currency": {
            "type": "string",
            "description": "Preferred currency (ISO 4217, e.g., 'EUR', 'USD'). Businesses determine presentment currency from context and authoritative signals; this hint MAY inform selection in multi-currency markets. Also serves as the denomination for price filter values — platforms SHOULD include this field when sending price filters. Response prices include explicit currency confirming the resolution."
          }
        }
      },
      "buyer": {
        "type": "object",
        "additionalProperties": true,
        "description": "Optional buyer information for personalized estimates.",
        "properties": {
          "first_name": {
            "type": "string",
            "description": "First name of the buyer."
          },
          "last_name": {
            "type": "string",
            "description": "Last name of the buyer."
          },
          "email": {
            "type": "string",
            "description": "Email of the buyer."
          },
          "phone_number": {
            "type": "string",
            "description": "E.164 standard."
          }
        }
      },
      "discounts": {
        "type": "object",
        "description": "Discount codes input and applied discounts output.",
        "properties": {
          "codes": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Discount codes to apply. Case-insensitive. Replaces previously submitted codes. Send empty array to clear."
          }
        }
      }
    },
    "required": [
      "line_items"
    ]
  },
  "update_cart": {
    "description": "Cart extended with discount capability.",
    "type": "object",
    "additionalProperties": true,
    "properties": {
      "line_items": {
        "type": "array",
        "items": {
          "type": "object",
          "description": "Line item object. Expected to use the currency of the parent object.",
          "properties": {
            "item": {
              "type": "object",
              "properties": {
                "id": {
                  "type": "string",
                  "description": "The product identifier, often the SKU, required to resolve the product details associated with this line item. Should be recognized by both the Platform, and the Business."
                }
              },
              "required": [
                "id"
              ]
            },
            "quantity": {
              "type": "integer",
              "description": "Always an integer step count. On Platform requests, steps use the item's Business-authoritative sale basis; omitting `item.quantity_unit` makes no assertion and does not imply `each`. On Business responses, `item.quantity_unit` describes the basis; if absent, it encodes the `each` machine identity (`C62`, 0) and `quantity` counts whole items.",
              "minimum": 1,
              "maximum": 9007199254740991
            }
          },
          "required": [
            "item",
            "quantity"
          ]
        },
        "description": "Cart line items. Same structure as checkout. Full replacement on update."
      },
      "context": {
        "description": "Buyer signals for localization (country, region, postal_code). Merchant uses for pricing, availability, currency. Falls back to geo-IP if omitted.",
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "address_country": {
            "type": "string",
            "description": "The country, as a 2-letter ISO 3166-1 alpha-2 code (e.g. \"US\"). A 3-letter alpha-3 code or full country name MAY also be used."
          },
          "language": {
            "type": "string",
            "description": "Preferred language for content. Use IETF BCP 47 language tags (e.g., 'en', 'fr-CA', 'zh-Hans'). For REST, equivalent to Accept-Language header—platforms SHOULD fall back to Accept-Language when this field is absent; when provided, overrides Accept-Language. Businesses MAY return content in a different language if unavailable."
          },
          "currency": {
            "type": "string",
            "description": "Preferred currency (ISO 4217, e.g., 'EUR', 'USD'). Businesses determine presentment currency from context and authoritative signals; this hint MAY inform selection in multi-currency markets. Also serves as the denomination for price filter values — platforms SHOULD include this field when sending price filters. Response prices include explicit currency confirming the resolution."
          }
        }
      },
      "buyer": {
        "type": "object",
        "additionalProperties": true,
        "description": "Optional buyer information for personalized estimates.",
        "properties": {
          "first_name": {
            "type": "string",
            "description": "First name of the buyer."
          },
          "last_name": {
            "type": "string",
            "description": "Last name of the buyer."
          },
          "email": {
            "type": "string",
            "description": "Email of the buyer."
          },
          "phone_number": {
            "type": "string",
            "description": "E.164 standard."
          }
        }
      },
      "discounts": {
        "type": "object",
        "description": "Discount codes input and applied discounts output.",
        "properties": {
          "codes": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Discount codes to apply. Case-insensitive. Replaces previously submitted codes. Send empty array to clear."
          }
        }
      }
    },
    "required": [
      "line_items"
    ]
  },
  "create_checkout": {
    "description": "Checkout extended with buyer consent.",
    "type": "object",
    "additionalProperties": true,
    "properties": {
      "line_items": {
        "type": "array",
        "items": {
          "type": "object",
          "description": "Line item object. Expected to use the currency of the parent object.",
          "properties": {
            "item": {
              "type": "object",
              "properties": {
                "id": {
                  "type": "string",
                  "description": "The product identifier, often the SKU, required to resolve the product details associated with this line item. Should be recognized by both the Platform, and the Business."
                }
              },
              "required": [
                "id"
              ]
            },
            "quantity": {
              "type": "integer",
              "description": "Always an integer step count. On Platform requests, steps use the item's Business-authoritative sale basis; omitting `item.quantity_unit` makes no assertion and does not imply `each`. On Business responses, `item.quantity_unit` describes the basis; if absent, it encodes the `each` machine identity (`C62`, 0) and `quantity` counts whole items.",
              "minimum": 1,
              "maximum": 9007199254740991
            }
          },
          "required": [
            "item",
            "quantity"
          ]
        },
        "description": "List of line items being checked out."
      },
      "buyer": {
        "type": "object",
        "additionalProperties": true,
        "description": "Buyer with consent tracking.",
        "properties": {
          "first_name": {
            "type": "string",
            "description": "First name of the buyer."
          },
          "last_name": {
            "type": "string",
            "description": "Last name of the buyer."
          },
          "email": {
            "type": "string",
            "description": "Email of the buyer."
          },
          "phone_number": {
            "type": "string",
            "description": "E.164 standard."
          },
          "consent": {
            "anyOf": [
              {
                "type": "object",
                "description": "Per-purpose consent decisions and business-advertised consent options.",
                "propertyNames": {
                  "description": "Reverse-domain identifier used for collision-safe namespacing of capabilities, services, handlers, eligibility claims, and extension-contributed keys. Must contain at least two dot-separated segments (e.g., 'dev.ucp.shopping.checkout', 'com.example.loyalty_gold'). Segments after the first are domain- or identifier-derived: they may contain interior hyphens, may start with a digit, and may contain underscores (e.g., 'com.example-shop.checkout', 'com.2example.cart', 'dev.ucp.common.identity_linking'), but must not start or end with a hyphen. The first segment (the reversed top-level domain) is letters and digits, and may contain interior hyphens to support internationalized (punycode) top-level domains such as 'xn--p1ai'.",
                  "type": "string",
                  "pattern": "^[a-z](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9_])?)+$"
                },
                "additionalProperties": {
                  "type": "object",
                  "description": "A buyer's consent decision for a purpose (e.g., marketing, analytics). Carries the current binary state, its source (business default or platform-captured buyer decision), human-readable context, and optional refinements scoping the decision to specific channels, vendors, or programs.",
                  "properties": {
                    "granted": {
                      "type": "boolean",
                      "description": "Whether consent has been granted for this purpose. The `source` field identifies who asserted this state (business default or platform-captured buyer preference)."
                    },
                    "source": {
                      "type": "string",
                      "enum": [
                        "business",
                        "platform"
                      ],
                      "description": "Identifies the party that asserted the current `granted` value. `business` means the value reflects the business's default policy; `platform` means the value reflects an explicit buyer decision captured by the platform."
                    },
                    "segments": {
                      "type": "object",
                      "description": "Optional refinements scoping this purpose to specific channels, vendors, or programs. Keys are reverse-DNS identifiers. UCP currently defines two well-known segment identifiers under `dev.ucp.consent.marketing`: `dev.ucp.consent.marketing.email`, `dev.ucp.consent.marketing.sms`. Other segments follow vendor or merchant reverse-DNS conventions.",
                      "propertyNames": {
                        "description": "Reverse-domain identifier used for collision-safe namespacing of capabilities, services, handlers, eligibility claims, and extension-contributed keys. Must contain at least two dot-separated segments (e.g., 'dev.ucp.shopping.checkout', 'com.example.loyalty_gold'). Segments after the first are domain- or identifier-derived: they may contain interior hyphens, may start with a digit, and may contain underscores (e.g., 'com.example-shop.checkout', 'com.2example.cart', 'dev.ucp.common.identity_linking'), but must not start or end with a hyphen. The first segment (the reversed top-level domain) is letters and digits, and may contain interior hyphens to support internationalized (punycode) top-level domains such as 'xn--p1ai'.",
                        "type": "string",
                        "pattern": "^[a-z](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9_])?)+$"
                      },
                      "additionalProperties": {
                        "type": "object",
                        "description": "A buyer's consent decision for a specific refinement of a parent purpose (e.g., email marketing under the marketing purpose). Overrides the parent's `granted` value for this scope. Segments do not nest further.",
                        "properties": {
                          "granted": {
                            "type": "boolean",
                            "description": "Whether consent has been granted for this segment. Overrides the parent purpose's `granted` value for this specific scope."
                          },
                          "source": {
                            "type": "string",
                            "enum": [
                              "business",
                              "platform"
                            ],
                            "description": "Identifies the party that asserted the current `granted` value for this segment. `business` means the value reflects the business's default policy; `platform` means the value reflects an explicit buyer decision captured by the platform."
                          }
                        },
                        "required": [
                          "granted",
                          "source"
                        ]
                      }
                    }
                  },
                  "required": [
                    "granted",
                    "source"
                  ]
                }
              },
              {
                "type": "object",
                "description": "Consent tracking fields.",
                "properties": {
                  "analytics": {
                    "type": "boolean",
                    "description": "Consent for analytics and performance tracking."
                  },
                  "preferences": {
                    "type": "boolean",
                    "description": "Consent for storing user preferences."
                  },
                  "marketing": {
                    "type": "boolean",
                    "description": "Consent for marketing communications."
                  },
                  "sale_of_data": {
                    "type": "boolean",
                    "description": "Consent for selling data to third parties (CCPA)."
                  }
                }
              }
            ]
          }
        }
      },
      "context": {
        "description": "Provisional buyer signals for relevance and localization—not authoritative data. Businesses SHOULD use these values when verified inputs (e.g., shipping address) are absent, and MAY ignore or down-rank them if inconsistent with higher-confidence signals (authenticated account, risk detection) or regulatory constraints (export controls). Eligibility and policy enforcement MUST occur at checkout time using binding transaction data. Context SHOULD be non-identifying and can be disclosed progressively—coarse signals early, finer resolution as the session progresses. Higher-resolution data (shipping address, billing address) supersedes context.",
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "address_country": {
            "type": "string",
            "description": "The country, as a 2-letter ISO 3166-1 alpha-2 code (e.g. \"US\"). A 3-letter alpha-3 code or full country name MAY also be used."
          },
          "language": {
            "type": "string",
            "description": "Preferred language for content. Use IETF BCP 47 language tags (e.g., 'en', 'fr-CA', 'zh-Hans'). For REST, equivalent to Accept-Language header—platforms SHOULD fall back to Accept-Language when this field is absent; when provided, overrides Accept-Language. Businesses MAY return content in a different language if unavailable."
          },
          "currency": {
            "type": "string",
            "description": "Preferred currency (ISO 4217, e.g., 'EUR', 'USD'). Businesses determine presentment currency from context and authoritative signals; this hint MAY inform selection in multi-currency markets. Also serves as the denomination for price filter values — platforms SHOULD include this field when sending price filters. Response prices include explicit currency confirming the resolution."
          }
        }
      },
      "payment": {
        "description": "Payment configuration containing handlers.",
        "type": "object",
        "properties": {
          "instruments": {
            "type": "array",
            "items": {
              "description": "A payment instrument with selection state.",
              "type": "object",
              "additionalProperties": true,
              "properties": {
                "id": {
                  "type": "string",
                  "description": "A unique identifier for this instrument instance. Typically assigned by the platform for instruments it collects. For a business-owned saved instrument returned on an identity-linked response, this identifier is assigned by the business; the platform MUST treat it as an opaque, business-scoped reference, and the business resolves it server-side when the buyer selects it."
                },
                "handler_id": {
                  "type": "string",
                  "description": "The unique identifier for the handler instance that produced this instrument. This corresponds to the 'id' field in the Payment Handler definition."
                },
                "type": {
                  "type": "string",
                  "description": "The broad category of the instrument (e.g., 'card', 'tokenized_card'). Specific schemas will constrain this to a constant value."
                },
                "billing_address": {
                  "type": "object",
                  "description": "The billing address associated with this payment method.",
                  "properties": {
                    "extended_address": {
                      "type": "string",
                      "description": "An address extension such as an apartment number, C/O or alternative name."
                    },
                    "street_address": {
                      "type": "string",
                      "description": "The street address."
                    },
                    "address_locality": {
                      "type": "string",
                      "description": "The locality in which the street address is, and which is in the region. For example, Mountain View."
                    },
                    "address_region": {
                      "type": "string",
                      "description": "The region in which the locality is, and which is in the country. Required for applicable countries (i.e. state in US, province in CA). For example, California or another appropriate first-level Administrative division."
                    },
                    "address_country": {
                      "type": "string",
                      "description": "The country. Recommended to be in 2-letter ISO 3166-1 alpha-2 format, for example \"US\". For backward compatibility, a 3-letter ISO 3166-1 alpha-3 country code such as \"SGP\" or a full country name such as \"Singapore\" can also be used."
                    },
                    "postal_code": {
                      "type": "string",
                      "description": "The postal code. For example, 94043."
                    },
                    "first_name": {
                      "type": "string",
                      "description": "Optional. First name of the contact associated with the address."
                    },
                    "last_name": {
                      "type": "string",
                      "description": "Optional. Last name of the contact associated with the address."
                    },
                    "phone_number": {
                      "type": "string",
                      "description": "Optional. Phone number of the contact associated with the address."
                    }
                  }
                },
                "credential": {
                  "description": "Base token credential schema. Concrete payment handlers may extend this schema with additional fields and define their own constraints.",
                  "type": "object",
                  "additionalProperties": true,
                  "properties": {
                    "type": {
                      "type": "string",
                      "description": "The specific type of token produced by the handler (e.g., 'stripe_token')."
                    },
                    "token": {
                      "type": "string",
                      "description": "The token value."
                    }
                  },
                  "required": [
                    "token"
                  ]
                },
                "selected": {
                  "type": "boolean",
                  "description": "Whether this instrument is selected by the user."
                }
              },
              "required": [
                "handler_id",
                "type"
              ]
            },
            "description": "The payment instruments available for this payment. Each instrument is associated with a specific handler via the handler_id field. Handlers can extend the base payment_instrument schema to add handler-specific fields."
          }
        }
      },
      "cart_id": {
        "type": "string",
        "description": "Cart ID to convert to checkout. Business MUST use cart contents (line_items, context, buyer) and MUST ignore overlapping fields in checkout payload."
      },
      "fulfillment": {
        "description": "Fulfillment details.",
        "type": "object",
        "properties": {
          "methods": {
            "type": "array",
            "description": "Fulfillment methods for cart items.",
            "items": {
              "description": "A fulfillment method with destinations and groups.",
              "type": "object",
              "properties": {
                "destinations": {
                  "type": "array",
                  "description": "Platform-authored shipping addresses for this method.",
                  "items": {
                    "type": "object",
                    "description": "Shipping destination.",
                    "properties": {
                      "extended_address": {
                        "type": "string",
                        "description": "An address extension such as an apartment number, C/O or alternative name."
                      },
                      "street_address": {
                        "type": "string",
                        "description": "The street address."
                      },
                      "address_locality": {
                        "type": "string",
                        "description": "The locality in which the street address is, and which is in the region. For example, Mountain View."
                      },
                      "address_region": {
                        "type": "string",
                        "description": "The region in which the locality is, and which is in the country. Required for applicable countries (i.e. state in US, province in CA). For example, California or another appropriate first-level Administrative division."
                      },
                      "address_country": {
                        "type": "string",
                        "description": "The country. Recommended to be in 2-letter ISO 3166-1 alpha-2 format, for example \"US\". For backward compatibility, a 3-letter ISO 3166-1 alpha-3 country code such as \"SGP\" or a full country name such as \"Singapore\" can also be used."
                      },
                      "postal_code": {
                        "type": "string",
                        "description": "The postal code. For example, 94043."
                      },
                      "first_name": {
                        "type": "string",
                        "description": "Optional. First name of the contact associated with the address."
                      },
                      "last_name": {
                        "type": "string",
                        "description": "Optional. Last name of the contact associated with the address."
                      },
                      "phone_number": {
                        "type": "string",
                        "description": "Optional. Phone number of the contact associated with the address."
                      },
                      "id": {
                        "type": "string",
                        "description": "ID specific to this shipping destination."
                      }
                    }
                  }
                },
                "type": {
                  "type": "string",
                  "description": "Fulfillment method type. Well-known values: `shipping`, `pickup`. Businesses MAY use additional values."
                },
                "selected_destination_id": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "description": "ID of the selected destination. Accepts any stable, Business-scoped ID the Business recognizes for this method, including Location IDs not yet enumerated in `destinations`."
                },
                "groups": {
                  "type": "array",
                  "description": "Fulfillment groups for selecting options. Agent sets selected_option_id on groups to choose shipping method.",
                  "items": {
                    "description": "A merchant-generated package/group of line items with fulfillment options.",
                    "type": "object",
                    "additionalProperties": true,
                    "properties": {
                      "selected_option_id": {
                        "type": [
                          "string",
                          "null"
                        ],
                        "description": "ID of the selected fulfillment option for this group."
                      }
                    }
                  }
                }
              },
              "required": [
                "type"
              ]
            }
          }
        }
      },
      "discounts": {
        "type": "object",
        "description": "Discount codes input and applied discounts output.",
        "properties": {
          "codes": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Discount codes to apply. Case-insensitive. Replaces previously submitted codes. Send empty array to clear."
          }
        }
      },
      "procurement": {
        "type": "object",
        "properties": {
          "organization_name": {
            "type": "string",
            "description": "Who buys: printed on the quote, the order and the invoice."
          },
          "purchase_order_number": {
            "type": "string",
            "maxLength": 64,
            "description": "The buyer's own reference, printed on every document."
          },
          "cost_centre": {
            "type": "string",
            "maxLength": 64,
            "description": "The buyer's own reference, printed on every document."
          }
        }
      }
    },
    "required": [
      "line_items"
    ]
  },
  "update_checkout": {
    "description": "Checkout extended with buyer consent.",
    "type": "object",
    "additionalProperties": true,
    "properties": {
      "line_items": {
        "type": "array",
        "items": {
          "type": "object",
          "description": "Line item object. Expected to use the currency of the parent object.",
          "properties": {
            "item": {
              "type": "object",
              "properties": {
                "id": {
                  "type": "string",
                  "description": "The product identifier, often the SKU, required to resolve the product details associated with this line item. Should be recognized by both the Platform, and the Business."
                }
              },
              "required": [
                "id"
              ]
            },
            "quantity": {
              "type": "integer",
              "description": "Always an integer step count. On Platform requests, steps use the item's Business-authoritative sale basis; omitting `item.quantity_unit` makes no assertion and does not imply `each`. On Business responses, `item.quantity_unit` describes the basis; if absent, it encodes the `each` machine identity (`C62`, 0) and `quantity` counts whole items.",
              "minimum": 1,
              "maximum": 9007199254740991
            }
          },
          "required": [
            "item",
            "quantity"
          ]
        },
        "description": "List of line items being checked out."
      },
      "buyer": {
        "type": "object",
        "additionalProperties": true,
        "description": "Buyer with consent tracking.",
        "properties": {
          "first_name": {
            "type": "string",
            "description": "First name of the buyer."
          },
          "last_name": {
            "type": "string",
            "description": "Last name of the buyer."
          },
          "email": {
            "type": "string",
            "description": "Email of the buyer."
          },
          "phone_number": {
            "type": "string",
            "description": "E.164 standard."
          },
          "consent": {
            "anyOf": [
              {
                "type": "object",
                "description": "Per-purpose consent decisions and business-advertised consent options.",
                "propertyNames": {
                  "description": "Reverse-domain identifier used for collision-safe namespacing of capabilities, services, handlers, eligibility claims, and extension-contributed keys. Must contain at least two dot-separated segments (e.g., 'dev.ucp.shopping.checkout', 'com.example.loyalty_gold'). Segments after the first are domain- or identifier-derived: they may contain interior hyphens, may start with a digit, and may contain underscores (e.g., 'com.example-shop.checkout', 'com.2example.cart', 'dev.ucp.common.identity_linking'), but must not start or end with a hyphen. The first segment (the reversed top-level domain) is letters and digits, and may contain interior hyphens to support internationalized (punycode) top-level domains such as 'xn--p1ai'.",
                  "type": "string",
                  "pattern": "^[a-z](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9_])?)+$"
                },
                "additionalProperties": {
                  "type": "object",
                  "description": "A buyer's consent decision for a purpose (e.g., marketing, analytics). Carries the current binary state, its source (business default or platform-captured buyer decision), human-readable context, and optional refinements scoping the decision to specific channels, vendors, or programs.",
                  "properties": {
                    "granted": {
                      "type": "boolean",
                      "description": "Whether consent has been granted for this purpose. The `source` field identifies who asserted this state (business default or platform-captured buyer preference)."
                    },
                    "source": {
                      "type": "string",
                      "enum": [
                        "business",
                        "platform"
                      ],
                      "description": "Identifies the party that asserted the current `granted` value. `business` means the value reflects the business's default policy; `platform` means the value reflects an explicit buyer decision captured by the platform."
                    },
                    "segments": {
                      "type": "object",
                      "description": "Optional refinements scoping this purpose to specific channels, vendors, or programs. Keys are reverse-DNS identifiers. UCP currently defines two well-known segment identifiers under `dev.ucp.consent.marketing`: `dev.ucp.consent.marketing.email`, `dev.ucp.consent.marketing.sms`. Other segments follow vendor or merchant reverse-DNS conventions.",
                      "propertyNames": {
                        "description": "Reverse-domain identifier used for collision-safe namespacing of capabilities, services, handlers, eligibility claims, and extension-contributed keys. Must contain at least two dot-separated segments (e.g., 'dev.ucp.shopping.checkout', 'com.example.loyalty_gold'). Segments after the first are domain- or identifier-derived: they may contain interior hyphens, may start with a digit, and may contain underscores (e.g., 'com.example-shop.checkout', 'com.2example.cart', 'dev.ucp.common.identity_linking'), but must not start or end with a hyphen. The first segment (the reversed top-level domain) is letters and digits, and may contain interior hyphens to support internationalized (punycode) top-level domains such as 'xn--p1ai'.",
                        "type": "string",
                        "pattern": "^[a-z](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9_])?)+$"
                      },
                      "additionalProperties": {
                        "type": "object",
                        "description": "A buyer's consent decision for a specific refinement of a parent purpose (e.g., email marketing under the marketing purpose). Overrides the parent's `granted` value for this scope. Segments do not nest further.",
                        "properties": {
                          "granted": {
                            "type": "boolean",
                            "description": "Whether consent has been granted for this segment. Overrides the parent purpose's `granted` value for this specific scope."
                          },
                          "source": {
                            "type": "string",
                            "enum": [
                              "business",
                              "platform"
                            ],
                            "description": "Identifies the party that asserted the current `granted` value for this segment. `business` means the value reflects the business's default policy; `platform` means the value reflects an explicit buyer decision captured by the platform."
                          }
                        },
                        "required": [
                          "granted",
                          "source"
                        ]
                      }
                    }
                  },
                  "required": [
                    "granted",
                    "source"
                  ]
                }
              },
              {
                "type": "object",
                "description": "Consent tracking fields.",
                "properties": {
                  "analytics": {
                    "type": "boolean",
                    "description": "Consent for analytics and performance tracking."
                  },
                  "preferences": {
                    "type": "boolean",
                    "description": "Consent for storing user preferences."
                  },
                  "marketing": {
                    "type": "boolean",
                    "description": "Consent for marketing communications."
                  },
                  "sale_of_data": {
                    "type": "boolean",
                    "description": "Consent for selling data to third parties (CCPA)."
                  }
                }
              }
            ]
          }
        }
      },
      "context": {
        "description": "Provisional buyer signals for relevance and localization—not authoritative data. Businesses SHOULD use these values when verified inputs (e.g., shipping address) are absent, and MAY ignore or down-rank them if inconsistent with higher-confidence signals (authenticated account, risk detection) or regulatory constraints (export controls). Eligibility and policy enforcement MUST occur at checkout time using binding transaction data. Context SHOULD be non-identifying and can be disclosed progressively—coarse signals early, finer resolution as the session progresses. Higher-resolution data (shipping address, billing address) supersedes context.",
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "address_country": {
            "type": "string",
            "description": "The country, as a 2-letter ISO 3166-1 alpha-2 code (e.g. \"US\"). A 3-letter alpha-3 code or full country name MAY also be used."
          },
          "language": {
            "type": "string",
            "description": "Preferred language for content. Use IETF BCP 47 language tags (e.g., 'en', 'fr-CA', 'zh-Hans'). For REST, equivalent to Accept-Language header—platforms SHOULD fall back to Accept-Language when this field is absent; when provided, overrides Accept-Language. Businesses MAY return content in a different language if unavailable."
          },
          "currency": {
            "type": "string",
            "description": "Preferred currency (ISO 4217, e.g., 'EUR', 'USD'). Businesses determine presentment currency from context and authoritative signals; this hint MAY inform selection in multi-currency markets. Also serves as the denomination for price filter values — platforms SHOULD include this field when sending price filters. Response prices include explicit currency confirming the resolution."
          }
        }
      },
      "payment": {
        "description": "Payment configuration containing handlers.",
        "type": "object",
        "properties": {
          "instruments": {
            "type": "array",
            "items": {
              "description": "A payment instrument with selection state.",
              "type": "object",
              "additionalProperties": true,
              "properties": {
                "id": {
                  "type": "string",
                  "description": "A unique identifier for this instrument instance. Typically assigned by the platform for instruments it collects. For a business-owned saved instrument returned on an identity-linked response, this identifier is assigned by the business; the platform MUST treat it as an opaque, business-scoped reference, and the business resolves it server-side when the buyer selects it."
                },
                "handler_id": {
                  "type": "string",
                  "description": "The unique identifier for the handler instance that produced this instrument. This corresponds to the 'id' field in the Payment Handler definition."
                },
                "type": {
                  "type": "string",
                  "description": "The broad category of the instrument (e.g., 'card', 'tokenized_card'). Specific schemas will constrain this to a constant value."
                },
                "billing_address": {
                  "type": "object",
                  "description": "The billing address associated with this payment method.",
                  "properties": {
                    "extended_address": {
                      "type": "string",
                      "description": "An address extension such as an apartment number, C/O or alternative name."
                    },
                    "street_address": {
                      "type": "string",
                      "description": "The street address."
                    },
                    "address_locality": {
                      "type": "string",
                      "description": "The locality in which the street address is, and which is in the region. For example, Mountain View."
                    },
                    "address_region": {
                      "type": "string",
                      "description": "The region in which the locality is, and which is in the country. Required for applicable countries (i.e. state in US, province in CA). For example, California or another appropriate first-level Administrative division."
                    },
                    "address_country": {
                      "type": "string",
                      "description": "The country. Recommended to be in 2-letter ISO 3166-1 alpha-2 format, for example \"US\". For backward compatibility, a 3-letter ISO 3166-1 alpha-3 country code such as \"SGP\" or a full country name such as \"Singapore\" can also be used."
                    },
                    "postal_code": {
                      "type": "string",
                      "description": "The postal code. For example, 94043."
                    },
                    "first_name": {
                      "type": "string",
                      "description": "Optional. First name of the contact associated with the address."
                    },
                    "last_name": {
                      "type": "string",
                      "description": "Optional. Last name of the contact associated with the address."
                    },
                    "phone_number": {
                      "type": "string",
                      "description": "Optional. Phone number of the contact associated with the address."
                    }
                  }
                },
                "credential": {
                  "description": "Base token credential schema. Concrete payment handlers may extend this schema with additional fields and define their own constraints.",
                  "type": "object",
                  "additionalProperties": true,
                  "properties": {
                    "type": {
                      "type": "string",
                      "description": "The specific type of token produced by the handler (e.g., 'stripe_token')."
                    },
                    "token": {
                      "type": "string",
                      "description": "The token value."
                    }
                  },
                  "required": [
                    "token"
                  ]
                },
                "selected": {
                  "type": "boolean",
                  "description": "Whether this instrument is selected by the user."
                }
              },
              "required": [
                "handler_id",
                "type"
              ]
            },
            "description": "The payment instruments available for this payment. Each instrument is associated with a specific handler via the handler_id field. Handlers can extend the base payment_instrument schema to add handler-specific fields."
          }
        }
      },
      "fulfillment": {
        "description": "Fulfillment details.",
        "type": "object",
        "properties": {
          "methods": {
            "type": "array",
            "description": "Fulfillment methods for cart items.",
            "items": {
              "description": "A fulfillment method with destinations and groups.",
              "type": "object",
              "properties": {
                "destinations": {
                  "type": "array",
                  "description": "Platform-authored shipping addresses for this method.",
                  "items": {
                    "type": "object",
                    "description": "Shipping destination.",
                    "properties": {
                      "extended_address": {
                        "type": "string",
                        "description": "An address extension such as an apartment number, C/O or alternative name."
                      },
                      "street_address": {
                        "type": "string",
                        "description": "The street address."
                      },
                      "address_locality": {
                        "type": "string",
                        "description": "The locality in which the street address is, and which is in the region. For example, Mountain View."
                      },
                      "address_region": {
                        "type": "string",
                        "description": "The region in which the locality is, and which is in the country. Required for applicable countries (i.e. state in US, province in CA). For example, California or another appropriate first-level Administrative division."
                      },
                      "address_country": {
                        "type": "string",
                        "description": "The country. Recommended to be in 2-letter ISO 3166-1 alpha-2 format, for example \"US\". For backward compatibility, a 3-letter ISO 3166-1 alpha-3 country code such as \"SGP\" or a full country name such as \"Singapore\" can also be used."
                      },
                      "postal_code": {
                        "type": "string",
                        "description": "The postal code. For example, 94043."
                      },
                      "first_name": {
                        "type": "string",
                        "description": "Optional. First name of the contact associated with the address."
                      },
                      "last_name": {
                        "type": "string",
                        "description": "Optional. Last name of the contact associated with the address."
                      },
                      "phone_number": {
                        "type": "string",
                        "description": "Optional. Phone number of the contact associated with the address."
                      },
                      "id": {
                        "type": "string",
                        "description": "ID specific to this shipping destination."
                      }
                    }
                  }
                },
                "type": {
                  "type": "string",
                  "description": "Fulfillment method type. Well-known values: `shipping`, `pickup`. Businesses MAY use additional values."
                },
                "line_item_ids": {
                  "type": "array",
                  "description": "Line item IDs fulfilled via this method.",
                  "items": {
                    "type": "string"
                  }
                },
                "selected_destination_id": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "description": "ID of the selected destination. Accepts any stable, Business-scoped ID the Business recognizes for this method, including Location IDs not yet enumerated in `destinations`."
                },
                "groups": {
                  "type": "array",
                  "description": "Fulfillment groups for selecting options. Agent sets selected_option_id on groups to choose shipping method.",
                  "items": {
                    "description": "A merchant-generated package/group of line items with fulfillment options.",
                    "type": "object",
                    "additionalProperties": true,
                    "properties": {
                      "id": {
                        "type": "string",
                        "description": "Group identifier for referencing merchant-generated groups in updates."
                      },
                      "selected_option_id": {
                        "type": [
                          "string",
                          "null"
                        ],
                        "description": "ID of the selected fulfillment option for this group."
                      }
                    }
                  }
                }
              }
            }
          }
        }
      },
      "discounts": {
        "type": "object",
        "description": "Discount codes input and applied discounts output.",
        "properties": {
          "codes": {
            "type": "array",
            "items": {
              "type": "string"
            },
            "description": "Discount codes to apply. Case-insensitive. Replaces previously submitted codes. Send empty array to clear."
          }
        }
      },
      "procurement": {
        "type": "object",
        "properties": {
          "organization_name": {
            "type": "string",
            "description": "Who buys: printed on the quote, the order and the invoice."
          },
          "purchase_order_number": {
            "type": "string",
            "maxLength": 64,
            "description": "The buyer's own reference, printed on every document."
          },
          "cost_centre": {
            "type": "string",
            "maxLength": 64,
            "description": "The buyer's own reference, printed on every document."
          }
        }
      }
    },
    "required": [
      "line_items"
    ]
  },
  "complete_checkout": {
    "description": "Base checkout schema. Extensions compose onto this using allOf.",
    "type": "object",
    "additionalProperties": true,
    "properties": {
      "payment": {
        "description": "Payment configuration containing handlers.",
        "type": "object",
        "properties": {
          "instruments": {
            "type": "array",
            "items": {
              "description": "A payment instrument with selection state.",
              "type": "object",
              "additionalProperties": true,
              "properties": {
                "id": {
                  "type": "string",
                  "description": "A unique identifier for this instrument instance. Typically assigned by the platform for instruments it collects. For a business-owned saved instrument returned on an identity-linked response, this identifier is assigned by the business; the platform MUST treat it as an opaque, business-scoped reference, and the business resolves it server-side when the buyer selects it."
                },
                "handler_id": {
                  "type": "string",
                  "description": "The unique identifier for the handler instance that produced this instrument. This corresponds to the 'id' field in the Payment Handler definition."
                },
                "type": {
                  "type": "string",
                  "description": "The broad category of the instrument (e.g., 'card', 'tokenized_card'). Specific schemas will constrain this to a constant value."
                },
                "billing_address": {
                  "type": "object",
                  "description": "The billing address associated with this payment method.",
                  "properties": {
                    "extended_address": {
                      "type": "string",
                      "description": "An address extension such as an apartment number, C/O or alternative name."
                    },
                    "street_address": {
                      "type": "string",
                      "description": "The street address."
                    },
                    "address_locality": {
                      "type": "string",
                      "description": "The locality in which the street address is, and which is in the region. For example, Mountain View."
                    },
                    "address_region": {
                      "type": "string",
                      "description": "The region in which the locality is, and which is in the country. Required for applicable countries (i.e. state in US, province in CA). For example, California or another appropriate first-level Administrative division."
                    },
                    "address_country": {
                      "type": "string",
                      "description": "The country. Recommended to be in 2-letter ISO 3166-1 alpha-2 format, for example \"US\". For backward compatibility, a 3-letter ISO 3166-1 alpha-3 country code such as \"SGP\" or a full country name such as \"Singapore\" can also be used."
                    },
                    "postal_code": {
                      "type": "string",
                      "description": "The postal code. For example, 94043."
                    },
                    "first_name": {
                      "type": "string",
                      "description": "Optional. First name of the contact associated with the address."
                    },
                    "last_name": {
                      "type": "string",
                      "description": "Optional. Last name of the contact associated with the address."
                    },
                    "phone_number": {
                      "type": "string",
                      "description": "Optional. Phone number of the contact associated with the address."
                    }
                  }
                },
                "credential": {
                  "description": "Base token credential schema. Concrete payment handlers may extend this schema with additional fields and define their own constraints.",
                  "type": "object",
                  "additionalProperties": true,
                  "properties": {
                    "type": {
                      "type": "string",
                      "description": "The specific type of token produced by the handler (e.g., 'stripe_token')."
                    },
                    "token": {
                      "type": "string",
                      "description": "The token value."
                    }
                  },
                  "required": [
                    "token"
                  ]
                },
                "selected": {
                  "type": "boolean",
                  "description": "Whether this instrument is selected by the user."
                }
              },
              "required": [
                "handler_id",
                "type"
              ]
            },
            "description": "The payment instruments available for this payment. Each instrument is associated with a specific handler via the handler_id field. Handlers can extend the base payment_instrument schema to add handler-specific fields."
          }
        }
      }
    },
    "required": [
      "payment"
    ]
  }
};
